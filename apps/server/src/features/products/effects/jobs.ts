import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import { isCancelled, type Problem, advanceTask } from '../../../platform/jobs/tasks.ts';
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { transact } from '../../../platform/database/transact.ts';
import {
  type EffectQuestion,
  isSameQuestion,
  makeEffectPictures,
  type Outcome,
  questionOf,
} from '../../effectPictures/effectPictures.public.ts';
import { lockProducts } from '../record/queries.ts';
import { putMainPictures } from './putMain.ts';
import { findShown, type ShownSku } from './shown.ts';

const action = 'job/products.makePictures';

interface Work {
  taskId: string;
  /** How many of the task are done before this step; a step that has been taken already is told by it. */
  done: number;
  /** What is left of the task. */
  skuIds: readonly string[];
}

/** Of one step; a step's pictures are kept as they are made, and all its SKUs are changed together. */
const skusAtOnce = 60;

/**
 * Makes the next main pictures of a task and puts them first in their slots, then hands on what is left. What a person has
 * changed while its picture was made comes again at the end.
 */
export const makeProductPictures = defineJob<Work>({
  name: 'products.makePictures',
  concurrency: 1,
  retryLimit: 3,
  async run({ app }, work) {
    if (work.skuIds.length === 0 || (await isCancelled(app.db, work.taskId))) return;
    const skuIds = work.skuIds.slice(0, skusAtOnce);
    const prepared = await prepare(app, skuIds);
    await writeAs(app, system, action, (act) => keep(act, work, prepared));
  },
  async gaveUp({ app }: JobContext, { taskId, done, skuIds }) {
    await transact(app.db, async (tx) => {
      if ((await lockTask(tx, taskId)) !== done) return;
      const problems = skuIds.map((id): Problem => ({ label: id, key: 'effectPictures.failed' }));
      await advanceTask(tx, taskId, skuIds.length, problems);
    });
  },
});

type Answer = { question: EffectQuestion; outcome: Outcome };

/** By SKU: what was asked for it, and what came of it. Nothing where nothing can be asked. */
type Prepared = ReadonlyMap<string, Answer | undefined>;

async function prepare(app: App, skuIds: readonly string[]): Promise<Prepared> {
  const skus = await findShown(app.db, { skuIds }, { kinds: 'all' });
  const asked = skus.flatMap((sku) => {
    const question = ask(sku);
    return question ? [{ id: sku.id, question }] : [];
  });
  const outcomes = await makeEffectPictures(
    app,
    asked.map(({ question }) => question),
    { behind: true },
  );
  const answers = new Map(asked.map(({ id, question }, at) => [id, { question, outcome: outcomes[at]! }]));
  return new Map(skuIds.map((id) => [id, answers.get(id)]));
}

function ask({ model, printBlobIds }: ShownSku): EffectQuestion | undefined {
  return model && printBlobIds.some(Boolean) ? questionOf(model, printBlobIds) : undefined;
}

async function lockTask(tx: Act['tx'], taskId: string): Promise<number | undefined> {
  const task = await tx.selectFrom('tasks').where('id', '=', taskId).select('done').forUpdate().executeTakeFirst();
  return task?.done;
}

async function keep(act: Act, { taskId, done, skuIds }: Work, prepared: Prepared): Promise<void> {
  const { tx, app } = act;
  if ((await lockTask(tx, taskId)) !== done) return;
  const asked = [...prepared.keys()];
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from product_skus where id = any(${asked}::bigint[])`.execute(tx);
  await lockProducts(
    tx,
    rows.map(({ id }) => id),
  );
  const skus = await findShown(tx, { skuIds: asked }, { kinds: 'all' });
  const again = skus.filter((sku) => isOther(ask(sku), prepared.get(sku.id)?.question));
  const settled = skus.filter((sku) => !again.includes(sku));
  const problems = settled.flatMap((sku) => problemOf(sku, prepared.get(sku.id)?.outcome) ?? []);
  await putMainPictures(
    act,
    settled.flatMap((sku) => {
      const outcome = prepared.get(sku.id)?.outcome;
      return outcome && 'blobId' in outcome ? [{ sku, blobId: outcome.blobId }] : [];
    }),
  );
  const count = asked.length - again.length;
  await advanceTask(tx, taskId, count, problems);
  const left = [...skuIds.slice(asked.length), ...again.map(({ id }) => id)];
  if (left.length > 0)
    await app.jobs.enqueueMany(tx, makeProductPictures, [{ taskId, done: done + count, skuIds: left }]);
}

function isOther(now: EffectQuestion | undefined, then: EffectQuestion | undefined): boolean {
  return now && then ? !isSameQuestion(now, then) : now !== then;
}

function problemOf({ sku, model }: ShownSku, outcome: Outcome | undefined): Problem | undefined {
  if (!outcome) return { label: sku, key: model ? 'effectPictures.noPrint' : 'effectPictures.noBase' };
  return 'problem' in outcome ? { label: sku, ...outcome.problem } : undefined;
}
