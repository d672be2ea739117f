import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import type { Tx } from '../../../platform/database/database.ts';
import { findContradictions, listingFacts } from '../contradictions/contradictions.public.ts';
import { findListings, findPublishedAs, type PublishedAs } from '../record/listings.queries.ts';
import { findMappingsById, type MappingRow } from '../record/queries.ts';
import type { Precheck } from './precheck.ts';
import { deleteContradictions, insertContradictions } from './queries.ts';

/**
 * Compares these mappings with their listings, and with what was published here, stores the contradictions, and answers the mappings with them. The
 * transaction must hold a lock on the mappings. What `precheck` has compared already is not compared again.
 */
export async function checkMappings(tx: Tx, ids: readonly string[], precheck?: Precheck): Promise<MappingRow[]> {
  const mappings = await findMappingsById(tx, ids);
  const ordered = await findListings(tx, mappings);
  const published = await findPublishedAs(tx, mappings);
  const described = mappings.flatMap((mapping, index) => {
    const { id, productCodeId, printNum, printingName, printingName2 } = mapping;
    const own = published[index] ?? null;
    const listing = ordered[index];
    // what nobody has ordered yet is described by our own listing, which is compared as a whole
    const facts = listingFacts(listing) ?? own?.facts;
    // a mapping may keep a second print although its product has one print position by now: that print is not made
    const printNames = [printingName, printingName2].slice(0, printNum);
    const otherwise = own ? publishedOtherwise(mapping, own) : [];
    return facts ? [{ id, facts, otherwise, item: { listing, productCodeId, printNames } }] : [];
  });
  const open = described.filter(({ item }) => item.listing && !precheck?.contradictionsOf(item));
  const found = await findContradictions(
    tx,
    open.map(({ item }) => item),
  );
  const foundNow = new Map(open.map(({ id }, index) => [id, found[index]!]));
  const checked = described.map(({ id, facts, otherwise, item }) => ({
    mappingId: id,
    listing: facts,
    contradictions: [...otherwise, ...(foundNow.get(id) ?? precheck?.contradictionsOf(item) ?? [])],
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

/** Where a mapping says that something else is made of the SKU than was published as it. */
function publishedOtherwise(
  { productCodeId, productCode, printNum, printingImage, printingImage2, printingName, printingName2 }: MappingRow,
  own: PublishedAs,
): Contradiction[] {
  const isSame =
    own.productCodeId === productCodeId &&
    own.printIds[0] === printingImage &&
    (printNum !== 2 || own.printIds[1] === printingImage2);
  if (isSame) return [];
  const wordsOf = (code: string, prints: readonly (string | null)[]) => [code, ...prints].filter(Boolean).join(' + ');
  const said = wordsOf(own.productCode, own.printNames.slice(0, printNum));
  const mapped = wordsOf(productCode, [printingName, printingName2].slice(0, printNum));
  return [{ about: 'published', source: 'published', said, mapped }];
}
