import { lazyPart } from '../../ui/lazyPart.ts';

export { listed, saleTypesOf } from './lists.ts';
export { ProductStoresField, useProductStores } from './ProductStoresField.tsx';

export const GenerateTitlesDialog = lazyPart(
  async () => (await import('./GenerateTitlesDialog.tsx')).GenerateTitlesDialog,
);
export const ReferenceTemplateDialog = lazyPart(
  async () => (await import('./ReferenceTemplateDialog.tsx')).ReferenceTemplateDialog,
);
/** Adds or changes a template; also kept from what the batch publish dialog holds. */
export const PublishTemplateDialog = lazyPart(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);
