import type { Message } from '@pressroom/contract/message';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { tellsTreeAtOnce } from '../sources/open.ts';
import { type DefinitionKind, formats, type GivenCategory, readLinkedKey } from '../sources/source.ts';
import type { DefinitionChange } from './subscriber.ts';
import { hashOf } from './hash.ts';
import { betweenTries, type Questions } from './queries.ts';
import { changeQueue, walkQueue } from './queues.ts';
import { replaceCategories } from './tree.ts';

interface AnsweredBy {
  storeId: string;
  marketplace: Marketplace;
  kind: DefinitionKind;
}

interface Stored {
  key: string;
  isNew: boolean;
  isChanged: boolean;
}

/** Stores the answers, by key, and tells those who use them of what is another than before. Returns whether any is. */
export async function keepAnswers(
  { tx, jobs }: { tx: Tx; jobs: JobQueue },
  by: AnsweredBy,
  answers: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  const stored = await storeAnswers(tx, by, answers);
  const changed = stored.filter(({ isChanged }) => isChanged);
  if (by.kind === 'categories') {
    const isWhole = tellsTreeAtOnce[by.marketplace];
    for (const { key } of changed) {
      const level = { storeId: by.storeId, parentId: key === '' ? null : key, isWhole };
      await replaceCategories(tx, level, answers.get(key) as GivenCategory[]);
    }
    if (!isWhole && stored.some(({ key, isNew }) => key === '' && isNew))
      await jobs.enqueueMany(tx, walkQueue, [{ storeId: by.storeId, before: new Date().toISOString() }]);
  }
  await jobs.enqueueMany(tx, changeQueue, changesOf(by, changed));
  return changed.some(({ isNew }) => !isNew);
}

async function storeAnswers(
  tx: Tx,
  { storeId, marketplace, kind }: AnsweredBy,
  answers: ReadonlyMap<string, unknown>,
): Promise<Stored[]> {
  const given = [...answers].map(([key, content]) => ({
    key,
    content: kind === 'categories' ? null : content,
    hash: hashOf(content).toString('hex'),
  }));
  const { rows } = await sql<Stored>`
    insert into platform_definitions as kept
      (store_id, kind, key, marketplace, content, format, hash, asked_at, changed_at, tried_at, problem)
    select ${storeId}, ${kind}, given.key, ${marketplace}, coalesce(given.content, 'null'), ${formats[kind]},
      decode(given.hash, 'hex'), now(), now(), now(), null
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (key text, content jsonb, hash text)
    order by given.key
    on conflict (store_id, kind, key) do update set
      marketplace = excluded.marketplace, content = excluded.content, format = excluded.format, hash = excluded.hash,
      asked_at = excluded.asked_at, tried_at = excluded.tried_at, problem = null,
      changed_at = case when (kept.hash, kept.marketplace) = (excluded.hash, excluded.marketplace)
        then kept.changed_at else excluded.changed_at end
    returning key, xmax = 0 as is_new, changed_at = asked_at as is_changed`.execute(tx);
  return rows;
}

/** What is kept for the first time can have surprised nobody. */
function changesOf({ storeId, kind }: AnsweredBy, changed: readonly Stored[]): DefinitionChange[] {
  const concerns = concernedBy[kind];
  if (!concerns) return [];
  const changes = changed.filter(({ isNew }) => !isNew).map(({ key }) => ({ storeId, ...concerns(key) }));
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

type Concerned = Omit<DefinitionChange, 'storeId'>;
const productType = (key: string): Concerned => ({ productTypeId: readLinkedKey(key).productTypeId });
const category = (key: string): Concerned => ({ categoryId: key });
const wholeStore = (): Concerned => ({});

/** What a change of each kind is about, by the key of its question. Trees are only looked through. */
const concernedBy: Partial<Record<DefinitionKind, (key: string) => Concerned>> = {
  attributes: productType,
  linkedRules: productType,
  modelRule: productType,
  sizeChartRule: productType,
  fillInStandard: category,
  ownValues: category,
  sizeCharts: category,
  models: wholeStore,
  brands: wholeStore,
  sites: wholeStore,
  warehouses: wholeStore,
  freightTemplates: wholeStore,
};

/** Stores why the marketplace could not be asked again. */
export async function noteProblem(tx: Tx, { storeId, kind, keys }: Questions, problem: Message): Promise<void> {
  await tx
    .updateTable('platformDefinitions')
    .set({ problem: json(problem), triedAt: now })
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('key', '=', anyOf(keys, 'text'))
    .execute();
}

/** The questions that nobody has tried again lately: they are the caller's to ask. */
export async function claimTries(tx: Tx, { storeId, kind, keys }: Questions): Promise<string[]> {
  const claimed = await tx
    .updateTable('platformDefinitions')
    .set({ triedAt: now })
    .where('storeId', '=', storeId)
    .where('kind', '=', kind)
    .where('key', '=', anyOf(keys, 'text'))
    .where('triedAt', '<', sql<string>`clock_timestamp() - ${betweenTries}`)
    .returning('key')
    .execute();
  return claimed.map(({ key }) => key);
}
