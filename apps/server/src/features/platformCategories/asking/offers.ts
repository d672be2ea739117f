import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findHeld, type Held } from '../kept/held.ts';
import type { Kept } from '../kept/queries.ts';
import { asksBySite, kindsOf } from '../sources/open.ts';
import { type Named, type PublishSite, sitesKey } from '../sources/source.ts';
import { askAgain } from './again.ts';
import { findAnswers, type Shop } from './answers.ts';

const offerKinds = ['brands', 'sites', 'warehouses', 'freightTemplates'] as const;
type OfferKind = (typeof offerKinds)[number];

/** What a marketplace lets one store choose from when it publishes; null: the marketplace has nothing of the kind. */
export interface Offers {
  brands: Named[] | null;
  sites: PublishSite[] | null;
  /** Those that serve all of the chosen sites. */
  warehouses: Named[] | null;
  freightTemplates: Named[] | null;
}

interface Chosen {
  siteIds: readonly string[];
}

/** The marketplace is asked for what is not kept. The answers serve with the oldest one's age. */
export async function findOffers(app: App, shop: Shop, chosen: Chosen): Promise<{ offers: Offers; kept: Kept }> {
  const answers: Kept[] = [];
  for (const { kind, keys } of questionsOf(shop.marketplace, chosen))
    answers.push(...(await findAnswers(app, shop, { kind, keys })).values());
  return { offers: await findOffersKept(app.db, shop, chosen), kept: oldest(answers) };
}

/** Asks the marketplace again now for all of it. */
export async function askOffersAgain(app: App, shop: Shop, chosen: Chosen): Promise<void> {
  for (const { kind, keys } of questionsOf(shop.marketplace, chosen)) {
    for (const key of keys) {
      const { kept } = await askAgain(app, shop, kind, key);
      // a marketplace that does not answer would keep the person waiting once for each question
      if (kept.problem) return;
    }
  }
}

async function findOffersKept(db: Db, { storeId, marketplace }: Shop, chosen: Chosen): Promise<Offers> {
  const questions = questionsOf(marketplace, chosen);
  const held = await findHeld(
    db,
    questions.flatMap(({ kind, keys }) => keys.map((key) => ({ storeId, kind, key }))),
  );
  return offersOf(held, { storeId, marketplace, ...chosen });
}

interface OfferShop extends Chosen {
  storeId: string;
  marketplace: Marketplace;
}

function offersOf(held: Held, { storeId, marketplace, siteIds }: OfferShop): Offers {
  const has = (kind: OfferKind) => kindsOf[marketplace].has(kind);
  const warehouses = keysOf.warehouses(marketplace, siteIds).map((key) => held({ storeId, kind: 'warehouses', key }));
  return {
    brands: has('brands') ? (held({ storeId, kind: 'brands', key: '' }) ?? []) : null,
    sites: has('sites') ? (held({ storeId, kind: 'sites', key: '' }) ?? []) : null,
    warehouses: has('warehouses') ? inAll(warehouses.map((found) => found ?? [])) : null,
    freightTemplates: has('freightTemplates')
      ? (held({ storeId, kind: 'freightTemplates', key: sitesKey(siteIds) }) ?? [])
      : null,
  };
}

/** Ids that a store may choose from, as far as they are kept; null: not asked yet, or nothing of the kind. */
export type OfferedIds = Readonly<Record<OfferKind, ReadonlySet<string> | null>>;

/** For many stores in one statement. Asks nobody. */
export async function findOfferedIds(db: Db, shops: readonly OfferShop[]): Promise<Map<string, OfferedIds>> {
  const questions = shops.flatMap(({ storeId, marketplace, siteIds }) =>
    questionsOf(marketplace, { siteIds }).flatMap(({ kind, keys }) => keys.map((key) => ({ storeId, kind, key }))),
  );
  const held = await findHeld(db, questions);
  return new Map(shops.map((shop) => [shop.storeId, offeredIds(held, shop)]));
}

function offeredIds(held: Held, shop: OfferShop): OfferedIds {
  const { storeId, marketplace, siteIds } = shop;
  const offers = offersOf(held, shop);
  const ids = (kind: OfferKind) => {
    const keys = keysOf[kind](marketplace, siteIds);
    const isKnown = keys.length > 0 && keys.every((key) => held({ storeId, kind, key }));
    return isKnown ? new Set(offers[kind]?.map(({ id }) => id)) : null;
  };
  return {
    brands: ids('brands'),
    sites: ids('sites'),
    warehouses: ids('warehouses'),
    freightTemplates: ids('freightTemplates'),
  };
}

type KeysOf = (marketplace: Marketplace, siteIds: readonly string[]) => string[];

const keysOf: Readonly<Record<OfferKind, KeysOf>> = {
  brands: () => [''],
  sites: () => [''],
  warehouses: (marketplace, siteIds) => (asksBySite[marketplace] ? [...siteIds] : ['']),
  freightTemplates: (_marketplace, siteIds) => (siteIds.length > 0 ? [sitesKey(siteIds)] : []),
};

/** What the store is asked for; what its marketplace does not have, or what needs a site first, is left out. */
export function questionsOf(marketplace: Marketplace, { siteIds }: Chosen): { kind: OfferKind; keys: string[] }[] {
  return offerKinds
    .filter((kind) => kindsOf[marketplace].has(kind))
    .map((kind) => ({ kind, keys: keysOf[kind](marketplace, siteIds) }))
    .filter(({ keys }) => keys.length > 0);
}

function inAll(lists: readonly (readonly Named[])[]): Named[] {
  const [first = [], ...others] = lists;
  return first.filter(({ id }) => others.every((list) => list.some((one) => one.id === id)));
}

function oldest(answers: readonly Kept[]): Kept {
  const [first, ...others] = answers.toSorted((a, b) => compareMoments(a.askedAt, b.askedAt));
  if (!first) throw new Error('every marketplace is asked for something');
  const problem = [first, ...others].find((one) => one.problem)?.problem ?? null;
  return { ...first, problem };
}
