import type { SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { fileUrl, previewUrl } from '../../platform/storage/blobs.ts';
import type { MappingRow } from './skuMapping.queries.ts';

/** Beside what its listing says. */
export function presentMapping({
  printKey,
  print2Key,
  previewKey,
  productCodeId: _id,
  contradictions,
  ...mapping
}: MappingRow): SkuMappingRow {
  return {
    ...mapping,
    printingUrl: fileUrl(printKey),
    printingUrl2: print2Key && fileUrl(print2Key),
    renderingImage: previewKey && previewUrl(previewKey),
    contradictions: contradictions ?? [],
  };
}
