import type { Tx } from '../../../platform/database/database.ts';
import { findContradictions, listingFacts } from '../contradictions/contradictions.public.ts';
import type { Foreseen } from './precheck.ts';
import { findListings } from '../record/listings.queries.ts';
import { findMappingsById, type MappingRow } from '../record/queries.ts';
import { forgetVerdicts, putVerdicts } from './queries.ts';

/**
 * Keeps what the alarm says of these mappings as they stand, which this transaction has locked, and answers them with
 * it. What was foreseen is not judged again.
 */
export async function judgeMappings(tx: Tx, ids: readonly string[], foreseen?: Foreseen): Promise<MappingRow[]> {
  const mappings = await findMappingsById(tx, ids);
  const listings = await findListings(tx, mappings);
  const described = mappings.flatMap(({ id, productCodeId, printNum, printingName, printingName2 }, place) => {
    const listing = listings[place];
    const facts = listingFacts(listing);
    // a mapping keeps the second print of a product that takes one by now; nothing is printed of it
    const printNames = [printingName, printingName2].slice(0, printNum);
    return facts ? [{ id, facts, judged: { listing, productCodeId, printNames } }] : [];
  });
  const open = described.filter(({ judged }) => !foreseen?.of(judged));
  const found = await findContradictions(
    tx,
    open.map(({ judged }) => judged),
  );
  const foundNow = new Map(open.map(({ id }, place) => [id, found[place]!]));
  const verdicts = described.map(({ id, facts, judged }) => ({
    mappingId: id,
    listing: facts,
    contradictions: foundNow.get(id) ?? foreseen?.of(judged) ?? [],
  }));
  // of another store or SKU id than before, nothing may be known
  await forgetVerdicts(tx, ids);
  await putVerdicts(tx, verdicts, foreseen?.judgedAt);
  const byMapping = new Map(verdicts.map(({ mappingId, ...verdict }) => [mappingId, verdict]));
  return mappings.map((mapping) => {
    const { listing = null, contradictions = null } = byMapping.get(mapping.id) ?? {};
    return { ...mapping, listing, contradictions };
  });
}
