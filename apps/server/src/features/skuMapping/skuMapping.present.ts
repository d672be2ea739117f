import type { SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import type { Db } from '../../platform/database/database.ts';
import { fileUrl, previewUrl } from '../../platform/storage/blobs.ts';
import { findContradictions } from './alarm/contradictions.ts';
import { listingFacts } from './alarm/listing.ts';
import { findListings } from './listings.queries.ts';
import type { MappingRow } from './skuMapping.queries.ts';

/** Each beside what its listing says. */
export async function presentMappings(db: Db, mappings: readonly MappingRow[]): Promise<SkuMappingRow[]> {
  const listings = await findListings(db, mappings);
  const contradictions = await findContradictions(
    db,
    mappings.map(({ productCodeId, printingName, printingName2 }, place) => ({
      listing: listings[place],
      productCodeId,
      printNames: [printingName, printingName2],
    })),
  );
  return mappings.map(({ printKey, print2Key, previewKey, productCodeId: _id, ...mapping }, place) => ({
    ...mapping,
    printingUrl: fileUrl(printKey),
    printingUrl2: print2Key && fileUrl(print2Key),
    renderingImage: previewKey && previewUrl(previewKey),
    listing: listingFacts(listings[place]),
    contradictions: contradictions[place]!,
  }));
}

export async function presentMapping(db: Db, mapping: MappingRow): Promise<SkuMappingRow> {
  const [shown] = await presentMappings(db, [mapping]);
  return shown!;
}
