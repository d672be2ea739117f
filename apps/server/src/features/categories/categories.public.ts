export { asSoldBy } from './looks.ts';
export { ensurePreviews } from './previews.ts';
export { findClash, findRenaming, type Renamed, renameProductCodes } from './productCodes.rename.ts';
export { findProducts, type Product } from './products.ts';
