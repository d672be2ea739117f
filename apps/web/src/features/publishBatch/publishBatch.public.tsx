import { lazyPart } from '../../ui/lazyPart.ts';

export { PublishChosen } from './PublishChosen.tsx';

/** Makes a plan of products and stores, or changes one. */
export const BatchPublishDialog = lazyPart(async () => (await import('./BatchPublishDialog.tsx')).BatchPublishDialog);
