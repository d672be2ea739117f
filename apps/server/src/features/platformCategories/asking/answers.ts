import type { definitionAge } from '@pressroom/contract/platformCategories/platformCategories';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { transact } from '../../../platform/database/transact.ts';
import { findProductAccess } from '../../stores/stores.public.ts';
import type { Question } from '../kept/held.ts';
import { claimTries } from '../kept/keep.ts';
import { findContents, findKept, type Kept, type Questions } from '../kept/queries.ts';
import { refreshQueue } from '../kept/queues.ts';
import { kindsOf } from '../sources/open.ts';
import { type DefinitionKind, type Definitions, nothing, type Told } from '../sources/source.ts';
import { askMarketplace } from './ask.ts';

/** A store that can be asked about, and whether its marketplace answers us. */
export interface Shop {
  storeId: string;
  name: string;
  marketplace: Marketplace;
  isAuthorized: boolean;
}

/** 404 without the store, 409 where it belongs to no marketplace. */
export async function getShop(db: Db, storeId: string): Promise<Shop> {
  const access = (await findProductAccess(db, storeId)) ?? fail(404, 'platform.notFound');
  const { marketplace } = access;
  if (!marketplace) fail(409, 'stores.noMarketplace');
  return { ...access, storeId, marketplace };
}

interface Asked<Kind extends DefinitionKind> {
  kind: Kind;
  keys: readonly string[];
  categoryId?: string | undefined;
}

/**
 * What is kept of the answers, by key. The marketplace is asked for what is not, and the caller waits for it; what is older
 * than a day is served, and asked for again in the background.
 */
export async function findAnswers(
  app: App,
  shop: Shop,
  { kind, keys, categoryId }: Asked<DefinitionKind>,
): Promise<Map<string, Kept>> {
  const questions = { storeId: shop.storeId, marketplace: shop.marketplace, kind, keys: [...new Set(keys)] };
  let kept = await findKept(app.db, questions);
  const absent = questions.keys.filter((key) => !kept.has(key));
  if (absent.length > 0) {
    await askMarketplace(app, { ...questions, keys: absent, categoryId }, { again: false });
    kept = await findKept(app.db, questions);
  }
  const stale = [...kept.values()].filter(({ isStale }) => isStale);
  if (shop.isAuthorized) {
    const due = stale.filter(({ mayTry }) => mayTry).map(({ key }) => key);
    if (due.length > 0) await refreshLater(app, { ...questions, keys: due });
  } else {
    for (const one of stale) kept.set(one.key, { ...one, problem: { key: 'stores.notAuthorizedForProducts' } });
  }
  return kept;
}

/** Whoever claims the questions first has them asked again. */
function refreshLater(app: App, questions: Questions): Promise<void> {
  return transact(app.db, async (tx) => {
    const keys = await claimTries(tx, questions);
    const { storeId, kind } = questions;
    if (keys.length > 0) await app.jobs.enqueueMany(tx, refreshQueue, [{ storeId, kind, keys }]);
  });
}

export async function getAnswer(app: App, shop: Shop, kind: DefinitionKind, key: string): Promise<Kept> {
  const kept = (await findAnswers(app, shop, { kind, keys: [key] })).get(key);
  if (!kept) throw new Error(`${kind} ${key} was asked for and is not kept`);
  return kept;
}

/** What the answers say, by key. A marketplace that has nothing of the kind is not asked. */
export async function findTold<Kind extends keyof Told>(
  app: App,
  shop: Shop,
  asked: Asked<Kind>,
): Promise<Map<string, Told[Kind]>> {
  const { kind, keys } = asked;
  if (!kindsOf[shop.marketplace].has(kind)) return new Map(keys.map((key) => [key, nothing[kind]]));
  await findAnswers(app, shop, asked);
  return findContents(app.db, { storeId: shop.storeId, kind, keys });
}

export async function getTold<Kind extends keyof Told>(
  app: App,
  shop: Shop,
  kind: Kind,
  key: string,
): Promise<Told[Kind]> {
  return (await findTold(app, shop, { kind, keys: [key] })).get(key) ?? nothing[kind];
}

type OfOneKey = Exclude<DefinitionKind, 'categories' | 'linkedRules'>;

/** What a store's marketplace says, for those who cannot go on without it. Ends in a failure where it does not answer. */
export async function getDefinition<Kind extends OfOneKey>(
  app: App,
  { storeId, kind, key }: Question<Kind>,
): Promise<Definitions[Kind]> {
  const shop = await getShop(app.db, storeId);
  await findAnswers(app, shop, { kind, keys: [key] });
  const content = (await findContents(app.db, { storeId, kind, keys: [key] })).get(key);
  if (content === undefined) throw new Error(`${kind} ${key} was asked for and is not kept`);
  return content;
}

export function ageOf({ askedAt, isStale, problem }: Kept): z.input<typeof definitionAge> {
  return { askedAt, isStale, problem };
}
