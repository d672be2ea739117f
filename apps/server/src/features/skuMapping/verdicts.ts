import type { Tx } from '../../platform/database/database.ts';
import { findContradictions } from './alarm/contradictions.ts';
import { listingFacts } from './alarm/listing.ts';
import { findListings } from './listings.queries.ts';
import { findMappingsById } from './skuMapping.queries.ts';
import { forgetVerdicts, putVerdicts } from './verdicts.queries.ts';

/** Keeps what the alarm says of these mappings as they stand, which this transaction has locked. */
export async function judgeMappings(tx: Tx, ids: readonly string[]): Promise<void> {
  const mappings = await findMappingsById(tx, ids);
  const listings = await findListings(tx, mappings);
  const described = mappings
    .map((mapping, place) => ({ mapping, listing: listingFacts(listings[place]) }))
    .filter(({ listing }) => listing !== null);
  const found = await findContradictions(
    tx,
    described.map(({ mapping: { productCodeId, printingName, printingName2 }, listing }) => ({
      listing,
      productCodeId,
      printNames: [printingName, printingName2],
    })),
  );
  // of another store or SKU id than before, nothing may be known
  await forgetVerdicts(tx, ids);
  await putVerdicts(
    tx,
    described.map(({ mapping, listing }, place) => ({
      mappingId: mapping.id,
      listing,
      contradictions: found[place]!,
    })),
  );
}
