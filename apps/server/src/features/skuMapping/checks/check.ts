import type { Tx } from '../../../platform/database/database.ts';
import { findContradictions, listingFacts } from '../contradictions/contradictions.public.ts';
import { findListings } from '../record/listings.queries.ts';
import { findMappingsById, type MappingRow } from '../record/queries.ts';
import type { Precheck } from './precheck.ts';
import { deleteContradictions, insertContradictions } from './queries.ts';

/**
 * Compares these mappings with their listings, stores the contradictions, and answers the mappings with them. The
 * transaction must hold a lock on the mappings. What `precheck` has compared already is not compared again.
 */
export async function checkMappings(tx: Tx, ids: readonly string[], precheck?: Precheck): Promise<MappingRow[]> {
  const mappings = await findMappingsById(tx, ids);
  const listings = await findListings(tx, mappings);
  const described = mappings.flatMap(({ id, productCodeId, printNum, printingName, printingName2 }, index) => {
    const listing = listings[index];
    const facts = listingFacts(listing);
    // a mapping may keep a second print although its product has one print position by now: that print is not made
    const printNames = [printingName, printingName2].slice(0, printNum);
    return facts ? [{ id, facts, item: { listing, productCodeId, printNames } }] : [];
  });
  const open = described.filter(({ item }) => !precheck?.contradictionsOf(item));
  const found = await findContradictions(
    tx,
    open.map(({ item }) => item),
  );
  const foundNow = new Map(open.map(({ id }, index) => [id, found[index]!]));
  const checked = described.map(({ id, facts, item }) => ({
    mappingId: id,
    listing: facts,
    contradictions: foundNow.get(id) ?? precheck?.contradictionsOf(item) ?? [],
  }));
  // a mapping that was given another store or SKU id may have no listing now
  await deleteContradictions(tx, ids);
  await insertContradictions(tx, checked, precheck?.checkedAt);
  const byMapping = new Map(checked.map(({ mappingId, ...result }) => [mappingId, result]));
  return mappings.map((mapping) => {
    const { listing = null, contradictions = null } = byMapping.get(mapping.id) ?? {};
    return { ...mapping, listing, contradictions };
  });
}
