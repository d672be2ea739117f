import { lazyPart } from '../../ui/lazyPart.ts';

export { ExportProducts } from './ExportProducts.tsx';

/** Loaded when it is first opened. */
export const ImportProducts = lazyPart(async () => (await import('./ImportProducts.tsx')).ImportProducts);
