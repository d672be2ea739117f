import { audit } from '@pressroom/contract/audit/audit';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from './demo/shop.ts';
import { compareStock } from './features/orders/orders.public.ts';
import type { Db } from './platform/database/database.ts';
import { countArchived, moveMonth, NoSuchMonth } from './platform/database/months.ts';
import { keepMonths } from './platform/jobs/keepMonths.ts';
import { marketOrder, takeOver } from './testing/marketOrder.ts';
import { copyOrders, makeOrder, type ShopTest, shopTest } from './testing/orderMakers.ts';

const archive = (db: Db, name: string) => moveMonth(db, 'archive', { table: 'orders', name });
const restore = (db: Db, name: string) => moveMonth(db, 'restore', { table: 'orders', name });
const page = ({ admin }: ShopTest, asked: object = {}) =>
  must(admin, orders.queryList, { pageNum: 1, pageSize: 100, ...asked });
const tabs = ({ admin }: ShopTest) => must(admin, orders.queryListTotal, {});

/** Orders that came before the quarters, and were signed for; what they took from the stock is in its counters. */
async function signedLongAgo(at: ShopTest, count: number): Promise<string[]> {
  const { db } = at.test;
  const { id } = await makeOrder(at);
  const ids = await copyOrders(at, id, count, { after: 1000 });
  const these = sql`any(${ids}::bigint[])`;
  await sql`update orders set sys_status = ${orderStatus.signed}, shipments = 1 where id = ${these}`.execute(db);
  await sql`
    update product_codes p set real_stock = p.real_stock - l.units, shipped_num = p.shipped_num + l.units, signed_num = p.signed_num + l.units
    from (select product_code_id, sum(num) as units from order_lines where order_id = ${these} group by 1) l
    where p.id = l.product_code_id`.execute(db);
  return ids;
}

it('gives each order an id that begins with the month in which it came', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  expect(id).toMatch(new RegExp(`^${new Date().toISOString().slice(0, 7).replace('-', '')}\\d{10}$`));
  const { rows } = await sql`
    select from orders o join order_numbers n on n.order_id = o.id and n.shop_id = o.shop_id
      and n.third_order_number = o.third_order_number where o.id = ${id}`.execute(at.test.db);
  expect(rows).toHaveLength(1);
});

it('takes orders into the last quarter that is open where nobody has opened this one', async () => {
  const at = await shopTest();
  await sql`update order_quarters set first_month = first_month - 100`.execute(at.test.db);
  await sql`delete from order_quarters where first_month <> (select min(first_month) from order_quarters)`.execute(
    at.test.db,
  );
  const { rows } = await sql<{ month: string }>`
    select left(next_order_id()::text, 6)::int - first_month as month from order_quarters`.execute(at.test.db);
  expect(rows).toEqual([{ month: 2 }]);
});

it('puts a quarter of orders away with their lines, and takes it back as it was', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const ids = await signedLongAgo(at, 5);
  const here = { rows: (await page(at)).rows, tabs: await tabs(at) };
  const linesOf = async () =>
    (await sql`select * from order_lines where order_id = any(${ids}::bigint[]) order by id`.execute(db)).rows;
  const lines = await linesOf();
  const figures = async () => {
    await sql`select fold_order_counts()`.execute(db);
    return (await sql`select figure, slot, total from order_figures order by 1, 2`.execute(db)).rows;
  };
  const counted = await figures();
  expect(await compareStock(db)).toEqual([]);

  await archive(db, 'before');
  const left = await page(at);
  expect(left.rows.map(({ id }) => id)).toEqual(here.rows.map(({ id }) => id).filter((id) => !ids.includes(id)));
  expect(left.total).toBe(here.rows.length - 5);
  const signed = here.tabs.find(({ sysStatus }) => sysStatus === orderStatus.signed)!.totalNum;
  expect((await tabs(at)).find(({ sysStatus }) => sysStatus === orderStatus.signed)!.totalNum).toBe(signed - 5);
  expect(await figures()).not.toEqual(counted);
  expect(await linesOf()).toEqual([]);
  // what they have sold is still known
  expect(await compareStock(db)).toEqual([]);
  expect(await must(at.admin, audit.archived, {})).toMatchObject({ orders: ['before'] });

  await restore(db, 'before');
  expect((await page(at)).rows).toEqual(here.rows);
  expect(await tabs(at)).toEqual(here.tabs);
  expect(await figures()).toEqual(counted);
  expect(await linesOf()).toEqual(lines);
  expect(await compareStock(db)).toEqual([]);
  await archive(db, 'before');
});

it('counts an archived quarter no more where that was cut off, or never where it came back before', async () => {
  const at = await shopTest();
  const { db } = at.test;
  await signedLongAgo(at, 3);
  const all = await tabs(at);
  const signedNow = async () => (await tabs(at)).find(({ sysStatus }) => sysStatus === orderStatus.signed)!.totalNum;
  const before = await signedNow();
  await sql`select archive_orders('before')`.execute(db);
  await restore(db, 'before');
  expect(await tabs(at)).toEqual(all);
  await sql`select archive_orders('before')`.execute(db);
  await keepMonths.run({ app: at.test.app, log: at.test.app.log, signal: new AbortController().signal }, {});
  expect(await signedNow()).toBe(before - 3);
  expect(await compareStock(db)).toEqual([]);
  await restore(db, 'before');
  expect(await tabs(at)).toEqual(all);
});

it('says of an archived order where it is, and gives its number to no other', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const [id] = await signedLongAgo(at, 1);
  const { thirdOrderNumber } = await must(at.admin, orders.queryDetail, { id: id! });
  await archive(db, 'before');
  const gone = await at.admin.call(orders.queryDetail, { id: id! });
  expect(gone).toMatchObject({
    code: 404,
    msg: expect.stringContaining(`Order ${thirdOrderNumber} is in the archive`),
  });
  expect((await page(at, { thirdOrderNumbers: thirdOrderNumber })).rows).toEqual([]);
  await expect(makeOrder(at, { thirdOrderNumber })).rejects.toThrow(thirdOrderNumber);
  // the same in other capitals, as anywhere
  await expect(makeOrder(at, { thirdOrderNumber: thirdOrderNumber.toLowerCase() })).rejects.toThrow(thirdOrderNumber);
  await restore(db, 'before');
  expect((await page(at, { thirdOrderNumbers: thirdOrderNumber })).rows.map((row) => row.id)).toEqual([id]);
});

it('changes nothing where a marketplace tells of an archived order again, and takes its others', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const [id] = await signedLongAgo(at, 1);
  const { thirdOrderNumber, shopId } = await must(at.admin, orders.queryDetail, { id: id! });
  await archive(db, 'before');
  const told = [thirdOrderNumber, 'PO-NEW'].map((number) => marketOrder(at, { thirdOrderNumber: number, shopId }));
  const taken = await takeOver(at, ...told);
  expect(taken).toMatchObject({ changed: [], unchanged: 1, failed: [] });
  expect(taken.created).toHaveLength(1);
  expect((await page(at, { thirdOrderNumbers: 'PO-NEW' })).rows[0]!.id).toBe(taken.created[0]);
  expect((await takeOver(at, ...told)).created).toEqual([]);
  await restore(db, 'before');
  expect(await must(at.admin, orders.queryDetail, { id: id! })).toMatchObject({
    thirdOrderNumber,
    sysStatus: orderStatus.signed,
  });
});

it('puts no quarter away that is not over, or with orders that somebody still works on', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const [id] = await signedLongAgo(at, 2);
  const now = new Date();
  const quarter = `${now.getUTCFullYear()}_q${Math.floor(now.getUTCMonth() / 3) + 1}`;
  await expect(archive(db, quarter)).rejects.toThrow('is not over');
  await expect(archive(db, '2019_q1')).rejects.toThrow(NoSuchMonth);
  const change = (status: number) => sql`update orders set sys_status = ${status} where id = ${id}`.execute(db);
  await change(orderStatus.abnormal);
  await expect(archive(db, 'before')).rejects.toThrow('has 1 orders that are not done yet');
  expect((await page(at)).rows.map((row) => row.id)).toContain(id);

  // one that was changed between the look through them and the move
  await change(orderStatus.signed);
  const tabsBefore = await tabs(at);
  await sql`select archive_orders('before')`.execute(db);
  await sql`update archive.orders_before set holds = '[]' where id = ${id}`.execute(db);
  expect(await countArchived(db)).toEqual(['before']);
  expect((await page(at)).rows.map((row) => row.id)).toContain(id);
  expect(await tabs(at)).toEqual(tabsBefore);
});
