import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { Act } from '../../../platform/act.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findProducts } from '../../categories/categories.public.ts';
import { findPictures } from '../../library/library.public.ts';
import { checkMappings } from '../checks/check.ts';
import { precheck, type Precheck } from '../checks/precheck.ts';
import { lockMappingsForSaving } from '../record/lock.ts';
import {
  deleteMappings,
  findMappingsOfPairs,
  insertMappings,
  lockProductsForShare,
  type MappingRow,
  type Pair,
} from '../record/queries.ts';
import { valuesOf } from '../save/previews.ts';
import { findSuggestions } from '../waiting/suggestions.ts';
import { findWaiting } from '../waiting/waiting.ts';
import { refuseOtherCount } from './delete.ts';

/** A SKU id and the mapping that it must be. */
interface Certain extends Pair {
  productCode: string;
  printIds: string[];
  printNames: string[];
}

type Found = HandlerOutput<typeof skuMapping.suggestions>[number];

const pageSize = 100;
/** SKU ids that are looked at: suggesting for them takes seconds. */
const most = 2000;

/** Of the SKU ids that orders wait for, those that hurt most first, the ones that can only be one thing. */
export async function findCertain(
  db: Db,
  { shopId, skuId }: { shopId?: string; skuId?: string },
): Promise<{ certain: Certain[]; looked: number }> {
  const certain: Certain[] = [];
  let looked = 0;
  let after: string | undefined;
  do {
    const page = await findWaiting(db, { shopId, skuId, after, pageSize });
    if (page.rows.length > 0) {
      const pairs = page.rows.map(({ shopId, skuId }) => ({ shopId, skuId }));
      certain.push(...(await findSuggestions(db, pairs)).flatMap((found) => certainOf(found) ?? []));
    }
    looked += page.rows.length;
    after = page.next;
  } while (after !== undefined && looked < most);
  return { certain, looked };
}

/** The only complete suggestion, where the goods are the same ones or the seller's SKU spells out both code and print. */
function certainOf({ shopId, skuId, suggestions, missing }: Found): Certain | undefined {
  const [only, ...others] = suggestions.filter(({ complete }) => complete);
  if (!only || others.length > 0 || missing || only.productCode === null) return undefined;
  const because = new Set<string>(only.reasons.map(({ key }) => key.replace('skuMapping.because.', '')));
  const isSame = because.has('sameSkuId') || because.has('sameSellerSku');
  if (!isSame && !(because.has('codeInSku') && because.has('printNamed'))) return undefined;
  return {
    shopId: String(shopId),
    skuId,
    productCode: only.productCode,
    printIds: only.prints.map(({ id }) => String(id)),
    printNames: only.prints.map(({ name }) => name),
  };
}

/** The contradictions of these mappings, found before anything is locked. */
export async function precheckCertain(db: Db, certain: readonly Certain[]): Promise<Precheck> {
  const products = new Map(
    (await findProducts(db, { codes: codesOf(certain) })).map((product) => [product.code, product]),
  );
  const plans = certain.flatMap(({ shopId, skuId, productCode, printNames }) => {
    const product = products.get(productCode);
    return product
      ? [{ shopId, skuId, productCodeId: product.id, printNames: printNames.slice(0, product.printNum) }]
      : [];
  });
  return precheck(db, plans);
}

const codesOf = (certain: readonly Certain[]) => certain.map(({ productCode }) => productCode);

/** Saves them as mappings. What its listing or our own publishing contradicts is left to a person. */
export async function acceptCertain(
  { tx }: Act,
  { certain, prechecked }: { certain: readonly Certain[]; prechecked: Precheck },
): Promise<{ accepted: MappingRow[]; contradicted: number }> {
  await lockMappingsForSaving(
    tx,
    certain.map(({ shopId }) => shopId),
  );
  await lockProductsForShare(tx, codesOf(certain));
  const mapped = await findMappingsOfPairs(tx, certain);
  refuseOtherCount(certain.length - mapped.length, certain.length);
  const wanted = await wantedOf(tx, certain);
  refuseOtherCount(wanted.length, certain.length);
  const saved = await checkMappings(tx, await insertMappings(tx, await valuesOf(tx, wanted)), prechecked);
  const accepted = saved.filter(({ contradictions }) => !contradictions?.length);
  const contradicted = saved.filter(({ contradictions }) => contradictions?.length);
  await deleteMappings(
    tx,
    contradicted.map(({ id }) => id),
  );
  return { accepted, contradicted: contradicted.length };
}

async function wantedOf(tx: Tx, certain: readonly Certain[]) {
  const products = new Map(
    (await findProducts(tx, { codes: codesOf(certain) })).map((product) => [product.code, product]),
  );
  const pictures = await findPictures(
    tx,
    certain.flatMap(({ printIds }) => printIds),
  );
  return certain.flatMap(({ shopId, skuId, productCode, printIds }) => {
    const product = products.get(productCode);
    const [first, second] = printIds.map((id) => pictures.get(id));
    if (!product || !first || (product.printNum === 2 && !second)) return [];
    return [{ shopId, skuId, product, prints: [first, product.printNum === 2 ? second : undefined] as const }];
  });
}
