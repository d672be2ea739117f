export { asSoldBy } from './models/storeModels.ts';
export { ensurePreviews } from './previews/previews.ts';
export { findClash, findRenaming, type Renamed, renameProductCodes } from './productCodes/rename.ts';
export { findProducts, type Product } from './productCodes/products.ts';
