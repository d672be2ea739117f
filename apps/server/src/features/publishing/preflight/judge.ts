import type { Finding } from '@pressroom/contract/publishing/finding';
import { judgeDraft } from '@pressroom/marketplaces/rules';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import type { App } from '../../../platform/app.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { wantDefinitions } from '../../platformCategories/platformCategories.public.ts';
import { draftOf } from '../record/draft.ts';
import type { ListingHead } from '../record/heads.ts';
import { findWholeListings } from '../record/queries.ts';
import { findStorePublishing } from '../settings/queries.ts';
import { giveEffects } from './effects.ts';
import { findGrounds } from './ground.ts';
import { type Judged, questionsOf } from './questions.ts';
import { rejudgeQueue } from './queue.ts';

/** So many are in memory at once, and between so many others get their turn. */
const atOnce = 100;

/** What was found of one listing. */
export interface Verdict {
  head: ListingHead;
  findings: Finding[];
}

/** Judges listings by what is kept, keeps what was found, and has asked what was not kept yet: then they are judged again. */
export async function judgeListings(app: App, ids: readonly string[]): Promise<Map<string, Finding[]>> {
  const found = new Map<string, Finding[]>();
  let begun: Begun = { questions: new Set(), categories: new Set(), isAsking: false };
  for await (const { verdicts, listings } of judgeInParts(app, ids)) {
    const former = begun;
    begun = await transact(app.db, async (tx) => {
      await keepVerdicts(tx, verdicts);
      return askAndJudgeAgain(app, tx, { listings, former });
    });
    for (const { head, findings } of verdicts) found.set(head.id, findings);
  }
  return found;
}

/** Listings of one category ask the same, in whichever part they stand: what former parts have seen to. */
interface Begun {
  /** Those that have been looked for among what is kept. */
  questions: ReadonlySet<string>;
  /** Those that are judged again. */
  categories: ReadonlySet<string>;
  isAsking: boolean;
}

/** Listings that were frozen since their last judge get the effect pictures of their own first. */
export async function* judgeInParts(
  app: App,
  ids: readonly string[],
): AsyncGenerator<{ verdicts: Verdict[]; listings: Judged[] }> {
  for (let from = 0; from < ids.length; from += atOnce) {
    yield await judgePart(app, ids.slice(from, from + atOnce));
    await setImmediate();
  }
}

async function judgePart(app: App, ids: readonly string[]) {
  const frozen = await findJudged(app.db, ids);
  const due = frozen.filter(({ whole }) => whole.head.effectsDue);
  const judged = (await giveEffects(app, due)) ? await findJudged(app.db, ids) : frozen;
  return {
    verdicts: judged.map(({ whole: { head }, listing, ground }) => ({
      head,
      findings: judgeDraft(listing.draft, listing.store, ground),
    })),
    listings: judged.map(({ listing }) => listing),
  };
}

async function findJudged(db: Db, ids: readonly string[]) {
  const wholes = await findWholeListings(db, ids);
  const stores = await findStorePublishing(db, [...new Set(wholes.map(({ head }) => head.storeId))]);
  const judged = wholes.flatMap((whole) => {
    const store = stores.get(whole.head.storeId);
    return store ? [{ whole, listing: { id: whole.head.id, draft: draftOf(whole), store } }] : [];
  });
  const groundOf = await findGrounds(
    db,
    judged.map(({ listing }) => listing),
  );
  return judged.map((one) => ({ ...one, ground: groundOf(one.listing) }));
}

/**
 * Writes what has changed; a listing that somebody has changed meanwhile waits for its next judge. `outdated`: those of
 * which a marketplace asks for something else now; they are, until they pass again.
 */
export async function keepVerdicts(
  tx: Tx,
  verdicts: readonly Verdict[],
  outdated: readonly Verdict[] = [],
): Promise<void> {
  const changed = verdicts.filter(({ head, findings }) => head.judgedAt === null || !isSame(head.findings, findings));
  if (changed.length === 0) return;
  const broken = new Set(outdated.map(({ head }) => head.id));
  const given = changed.map(({ head, findings }) => ({
    id: head.id,
    version: head.gmtModified,
    findings,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    outdated: broken.has(head.id),
  }));
  await sql`
    update listings set findings = given.findings, error_count = given.errors,
      warning_count = jsonb_array_length(given.findings) - given.errors, judged_at = clock_timestamp(),
      outdated_at = case when given.errors > 0 then coalesce(outdated_at, case when given.outdated then clock_timestamp() end) end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (id bigint, version timestamptz, findings jsonb, errors int, outdated boolean)
    where listings.id = given.id and listings.gmt_modified = given.version`.execute(tx);
}

/** As they are kept: without what JSON leaves out. */
export function isSame(kept: readonly Finding[], found: readonly Finding[]): boolean {
  return kept.length === found.length && isDeepStrictEqual(kept, JSON.parse(JSON.stringify(found)));
}

/** How long the questions to a marketplace take, as a rule. */
const answeredMs = 20_000;

async function askAndJudgeAgain(
  app: App,
  tx: Tx,
  { listings, former }: { listings: readonly Judged[]; former: Begun },
): Promise<Begun> {
  const able = listings.filter(({ store }) => store.isAuthorized && store.isEnabled);
  const questions = newIn(former.questions, able.flatMap(questionsOf));
  const hasAsked = questions.news.length > 0 && (await wantDefinitions({ tx, jobs: app.jobs }, questions.news));
  const begun = { ...former, questions: questions.seen, isAsking: former.isAsking || hasAsked };
  if (!begun.isAsking) return begun;
  const categories = newIn(
    former.categories,
    able.map(({ store: { storeId }, draft: { productTypeId } }) => ({ storeId, productTypeId })),
  );
  await app.jobs.enqueueMany(tx, rejudgeQueue, categories.news, () => new Date(Date.now() + answeredMs));
  return { ...begun, categories: categories.seen };
}

/** Those that are not among the seen ones yet, each once, and all that have been seen with them. */
function newIn<One>(before: ReadonlySet<string>, all: readonly One[]): { news: One[]; seen: ReadonlySet<string> } {
  const seen = new Set(before);
  const news = all.filter((one) => {
    const key = JSON.stringify(one);
    return !seen.has(key) && seen.add(key);
  });
  return { news, seen };
}
