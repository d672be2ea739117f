import type { MappingRow } from './queries.ts';

/** What the audit keeps of a mapping: names too, since the records may be deleted. */
export function historyOf(mapping: MappingRow) {
  const { skuId, shopName, productCode, printingImage, printingName, printingImage2, printingName2 } = mapping;
  return { skuId, shopName, productCode, printingImage, printingName, printingImage2, printingName2 };
}
