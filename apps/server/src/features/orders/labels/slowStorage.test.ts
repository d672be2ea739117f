import { orders } from '@pressroom/contract/orders/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { copyOrders, makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { textPdf } from '../../../testing/textPdf.ts';

/** More than a process has connections for requests. */
const count = 24;

it('lets no transaction and no connection wait for a storage that answers slowly', async () => {
  const at = await shopTest();
  const { app, db } = at.test;
  const ids = await copyOrders(at, (await makeOrder(at)).id, count);
  const all = Promise.withResolvers<void>();
  const answers = Promise.withResolvers<void>();
  const { put } = app.storage;
  let waiting = 0;
  Object.assign(app.storage, {
    async put(key: string, bytes: Buffer) {
      waiting += 1;
      if (waiting === count) all.resolve();
      await answers.promise;
      await put(key, bytes);
    },
  });
  const calls = ids.map((id, index) =>
    at.admin.call(orders.uploadPdf, { id, trackingNumber: `SLOW${String(index).padStart(12, '0')}` }, [
      { fileName: 'label.pdf', bytes: textPdf([`Label ${index}`]) },
    ]),
  );
  await all.promise;
  const { rows } = await sql<{ open: string }>`
    select count(*) as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db);
  answers.resolve();
  expect(rows).toEqual([{ open: '0' }]);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(ids.map(() => 200));
  const labelled = await db.selectFrom('orders').where('labelKey', 'is not', null).select('id').execute();
  expect(new Set(labelled.map(({ id }) => id))).toEqual(new Set(ids));
});
