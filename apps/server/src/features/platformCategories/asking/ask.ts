import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { fail, Failure } from '../../../platform/failure.ts';
import { transact } from '../../../platform/database/transact.ts';
import { ask } from '../../stores/stores.public.ts';
import { findCategory } from '../kept/categories.ts';
import { keepAnswers, noteProblem } from '../kept/keep.ts';
import type { Questions } from '../kept/queries.ts';
import { openDefinitionSource } from '../sources/open.ts';
import { formats, readLinkedKey } from '../sources/source.ts';
import { onceForAll } from './once.ts';

interface AskedQuestions extends Questions {
  marketplace: Marketplace;
  /** Of linked rules, where the caller knows it. */
  categoryId?: string | undefined;
}

/**
 * Asks the marketplace, once for everybody who asks the same at the same time, and keeps the answers. Ends in the failure
 * that says why there is none. Returns whether an answer is another than before.
 */
export function askMarketplace(app: App, questions: AskedQuestions, { again }: { again: boolean }): Promise<boolean> {
  const { storeId, kind, keys } = questions;
  return onceForAll(app, [storeId, kind, ...keys].join(' '), async (held, since) => {
    const answered = await findAnswered(held, questions, again ? since : undefined);
    const open = keys.filter((key) => !answered.has(key));
    const isChanged = [...answered.values()].some((changed) => changed);
    return open.length === 0 ? isChanged : (await askAndKeep(app, { ...questions, keys: open })) || isChanged;
  });
}

/** Those of the questions that another process has answered meanwhile, and whether the answers had changed. */
async function findAnswered(
  held: Db,
  { storeId, marketplace, kind, keys }: AskedQuestions,
  since: string | undefined,
): Promise<Map<string, boolean>> {
  let matching = held
    .selectFrom('platformDefinitions')
    .where('storeId', '=', storeId)
    .where('marketplace', '=', marketplace)
    .where('kind', '=', kind)
    .where('key', '=', anyOf(keys, 'text'))
    .where('format', '=', formats[kind]);
  if (since !== undefined) matching = matching.where('askedAt', '>=', since);
  const rows = await matching.select(['key', sql<boolean>`changed_at = asked_at`.as('isChanged')]).execute();
  return new Map(rows.map(({ key, isChanged }) => [key, since !== undefined && isChanged]));
}

async function askAndKeep(app: App, questions: AskedQuestions): Promise<boolean> {
  const answers = await answersOf(app, questions).catch(async (error: unknown) => {
    if (error instanceof Failure) {
      const problem = { key: error.key, params: error.params };
      await transact(app.db, (tx) => noteProblem(tx, questions, problem));
    }
    throw error;
  });
  return transact(app.db, (tx) => keepAnswers({ tx, jobs: app.jobs }, questions, answers));
}

async function answersOf(app: App, questions: AskedQuestions): Promise<Map<string, unknown>> {
  const { storeId, kind, keys } = questions;
  const source = await openDefinitionSource(app, storeId);
  const question = source.ask[kind];
  if (!question) throw new Error(`${questions.marketplace} is asked for ${kind}, which it does not have`);
  const categoryId = await categoryOf(app.db, questions);
  const asked = await ask((signal) => question(keys, { signal, categoryId }));
  if ('problem' in asked) fail(409, 'platformCategories.unreachable', { params: { problem: asked.problem } });
  return asked.answer;
}

async function categoryOf(db: Db, { storeId, kind, keys, categoryId }: AskedQuestions): Promise<string | undefined> {
  if (kind !== 'linkedRules' || categoryId !== undefined) return categoryId;
  const { productTypeId } = readLinkedKey(keys[0] ?? '');
  return (await findCategory(db, { storeId, productTypeId }))?.categoryId;
}
