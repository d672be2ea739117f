import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { ask } from '../../stores/stores.public.ts';
import { hashOf } from '../kept/hash.ts';
import { changeQueue } from '../kept/queues.ts';
import type { UsedCategory } from '../kept/subscriber.ts';
import { openDefinitionSource, readers } from '../sources/open.ts';
import type { OwnValue } from '../sources/source.ts';
import { getTold, type Shop } from './answers.ts';

interface Wanted {
  categoryId: string;
  attributeId: string;
  value: string;
}

/** Has the marketplace add a value to an attribute; 409 where it takes none there. */
export async function addOwnValue(app: App, shop: Shop, { categoryId, ...wanted }: Wanted): Promise<OwnValue> {
  const takers = await getTold(app, shop, 'ownValues', categoryId);
  if (!takers.includes(wanted.attributeId)) fail(409, 'platformCategories.noCustomValues');
  const source = await openDefinitionSource(app, shop.storeId);
  const asked = await ask(async (signal) => source.addOwnValue?.({ categoryId, ...wanted }, { signal }));
  if ('problem' in asked) fail(409, 'platformCategories.unreachable', { params: { problem: asked.problem } });
  return asked.answer ?? fail(409, 'platformCategories.noCustomValues');
}

/** The kept attributes have the value without being asked for again; those who use them are told. */
export async function keepOwnValue(
  { tx, jobs }: { tx: Tx; jobs: JobQueue },
  { storeId, productTypeId }: UsedCategory,
  value: OwnValue,
): Promise<void> {
  const ofProductType = tx
    .selectFrom('platformDefinitions')
    .where('storeId', '=', storeId)
    .where('kind', '=', 'attributes')
    .where('key', '=', productTypeId);
  const kept = await ofProductType.select(['marketplace', 'content']).forUpdate().executeTakeFirst();
  if (!kept) return;
  const content = readers[kept.marketplace as Marketplace].withOwnValue(kept.content as object, value);
  await tx
    .updateTable('platformDefinitions')
    .set({ content: json(content), hash: hashOf(content) })
    .where('storeId', '=', storeId)
    .where('kind', '=', 'attributes')
    .where('key', '=', productTypeId)
    .execute();
  await jobs.enqueueMany(tx, changeQueue, [{ storeId, productTypeId }]);
}
