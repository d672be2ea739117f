import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';

/** Every answer that may differ once a mapping has changed. */
export const mappingReads = [skuMapping.productPage, skuMapping.page, skuMapping.waitingPage, skuMapping.suggestions];
