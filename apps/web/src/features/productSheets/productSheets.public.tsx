export { ExportProducts } from './ExportProducts.tsx';
export { ImportProducts } from './ImportProducts.tsx';
