import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { reviewAction } from '@pressroom/contract/orders/status';
import { sampleLabelPdf } from '@pressroom/imaging/sample';
import { sql } from 'kysely';
import type { Caller } from '../caller.ts';
import { must, openShop, type Shop } from '../demo/shop.ts';
import { makeTemplate, type TestApp, testApp, type TestAppOptions } from './testApp.ts';

export interface ShopTest {
  test: TestApp;
  admin: Caller;
  shop: Shop;
}

/** The small shop, which is opened once and then cloned: to open it takes longer than most tests. */
let opened: ReturnType<typeof openOnce> | undefined;

const openOnce = () => makeTemplate((admin) => openShop(admin, { scale: 0.05 }));

/** A test's own server with the small shop in it. */
export async function shopTest(options: Omit<TestAppOptions, 'from'> = {}): Promise<ShopTest> {
  opened ??= openOnce();
  const { template, result: shop } = await opened;
  const test = await testApp({ ...options, from: template });
  return { test, admin: await test.as('admin'), shop };
}

type OrderOptions = Partial<CallInput<typeof orders.save>>;

let serial = 0;

/** An order of the Austin store with one white shirt, ready to be approved. */
export function makeOrder({ admin, shop }: ShopTest, given: OrderOptions = {}): Promise<OrderRow> {
  serial += 1;
  return must(admin, orders.save, {
    thirdOrderNumber: `T-${serial}`,
    shopId: shop.stores.austin,
    labelType: 1,
    carrierName: 'UPS',
    confirmCarrier: true,
    trackingNumber: `1ZTEST${serial}`,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: shop.pictures.rose_front, num: 2 }],
    ...given,
  });
}

/** Copies of an order that is neither approved nor shipped, with its lines; answers their ids, which may come after a given one. */
export async function copyOrders(
  { test }: ShopTest,
  id: string,
  count: number,
  { after }: { after?: number } = {},
): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(test.db);
  const given = sql.join(columns.map(({ name }) => sql.ref(name)));
  const copied = sql.join(columns.map(({ name }) => sql.ref(`copy.${name}`)));
  const { rows } = await sql<{ id: string }>`
      insert into orders (${given})
      select ${copied} from orders o, generate_series(1, ${count}::int) n, lateral jsonb_populate_record(o, jsonb_build_object(
        'id', coalesce(${after ?? null}::bigint + n, next_order_id()), 'third_order_number', o.third_order_number || '-' || n,
        'tracking_number', o.tracking_number || '-' || n)) as copy
      where o.id = ${id}::bigint
      returning id`.execute(test.db);
  const ids = rows.map((row) => row.id);
  await sql`
    insert into order_lines overriding system value
    select copy.* from unnest(${ids}::bigint[]) as copies (id), order_lines line, lateral jsonb_populate_record(line, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_lines', 'id')), 'order_id', copies.id)) as copy
    where line.order_id = ${id}::bigint`.execute(test.db);
  return ids;
}

/** The same, approved and drawn. */
export async function makeOrderInProduction(at: ShopTest, given: OrderOptions = {}): Promise<OrderRow> {
  const order = await makeOrder(at, given);
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve });
  await at.test.drain();
  return must(at.admin, orders.queryDetail, { id: order.id });
}

/** A label page for each tracking number. */
export function labelPdf(trackingNumbers: readonly string[]): Promise<Buffer> {
  const at = { name: 'Maria Gonzalez', address: '1804 Kinney Ave', city: 'Austin', state: 'TX', zip: '78704' };
  return sampleLabelPdf(trackingNumbers.map((trackingNumber) => ({ carrier: 'UPS', trackingNumber, ...at })));
}
