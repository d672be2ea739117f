export { findSoldProducts, type SoldProduct, type SoldSku } from './record/sold.ts';
export { refreshOfCategory } from './record/completeness.ts';
export { carryOutEdit } from './bulk/jobs.ts';
export { forgetProductActs, importLarge } from './sheets/jobs.ts';
export { makeProductPictures } from './effects/jobs.ts';
export { findShown, type ShownSku } from './effects/shown.ts';
export { findCombinationOfSku, findCombinations } from './combination/find.ts';
export { linkProductCodes } from './variants/linkCodes.ts';
export type { FollowCombinations } from './combination/follow.ts';
