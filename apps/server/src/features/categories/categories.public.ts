export { asSoldBy, findStoreModels } from './models/storeModels.ts';
export { ensurePreviews } from './previews/previews.ts';
export { addMissingProductCodes } from './productCodes/addMissing.ts';
export type { FollowCreated } from './productCodes/followCreated.ts';
export { findCodesByWord } from './productCodes/findByWord.ts';
export { findProducts, type Product } from './productCodes/products.ts';
export { findClash, findRenaming, type Renamed, renameProductCodes } from './productCodes/rename.ts';
export { replaceStockDifferences } from './stock/differences.ts';
export { moveSpoiled, moveStock } from './stock/move.ts';
