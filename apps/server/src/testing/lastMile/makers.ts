import type { CallInput } from '@pressroom/contract/endpoint';
import { channels } from '@pressroom/contract/channels/channels';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { labelType } from '@pressroom/contract/orders/status';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { sql } from 'kysely';
import { z } from 'zod';
import { must } from '../../demo/shop.ts';
import { channelInput } from '../make.ts';
import { makeOrder, shopTest, type ShopTest } from '../orderMakers.ts';
import { type TestSandbox, testSandbox } from '../sandbox.ts';

export const maria = {
  recipientsName: 'Maria Gonzalez',
  recipientsPhone: '512-555-0147',
  recipientsCountry: '美国',
  recipientsProvinces: 'Texas',
  recipientsCity: 'Austin',
  recipientsPostcode: '78704',
  recipientsAddress: '1804 Kinney Ave',
};

const sender = {
  sendCountry: 'United States',
  sendName: 'Harbor Print',
  sendPhone: '713-555-0100',
  sendProvince: 'TX',
  sendCity: 'Houston',
  sendPostcode: '77011',
  sendAddress: '4100 Navigation Blvd',
};

export interface LastMileTest extends ShopTest {
  sandbox: TestSandbox;
}

/** The small shop beside a sandbox whose label systems it may use. `quickly`: they take as many calls as come. */
export async function lastMileTest({ quickly = false } = {}): Promise<LastMileTest> {
  const sandbox = await testSandbox();
  // what the systems are asked for at once is not what is tested
  if (quickly) sandbox.core.rates.set('*', 1000);
  return { ...(await shopTest({ environment: sandbox.environment })), sandbox };
}

const described = z.looseObject({
  token: z.string().optional(),
  password: z.string().optional(),
  key: z.string().optional(),
});

/** The parameters of the sandbox's account at a label system, as a channel has them. */
function account({ core, url }: TestSandbox, system: 'YWJ' | '17Print') {
  const name = system === 'YWJ' ? 'ywj' : 'print17';
  const facts = described.parse(core.systems.find((one) => one.name === name)!.describe());
  const apiUrl = `${url}/${name}`;
  if (system === 'YWJ') return { systemCode: system, apiUrl, parameter1: 'C-2207', parameter2: facts.token };
  const [parameter2, parameter3] = [facts.password, facts.key];
  const parameters = { parameter1: 'pressroom@17print', parameter2, parameter3, parameter4: 'ADDR-1001' };
  return { systemCode: system, apiUrl, ...parameters };
}

/** A channel of a label system of the sandbox. Answers its id. */
export async function openChannelAt(
  { admin, sandbox }: LastMileTest,
  system: 'YWJ' | '17Print',
  given: Partial<CallInput<typeof channels.save>> = {},
): Promise<string> {
  const usual = { channelCode: 'UNI-NEXT', channelName: 'UniUni next day', isDefault: false, defaultMoney: null };
  const channel = await must(admin, channels.save, {
    ...channelInput(),
    ...account(sandbox, system),
    ...sender,
    ...usual,
    ...given,
  });
  return channel.id;
}

/** An order with an address that wants a label of our own. */
export function ownOrder(at: ShopTest, given: Parameters<typeof makeOrder>[1] = {}): Promise<OrderRow> {
  return makeOrder(at, { labelType: labelType.own, trackingNumber: '', carrierName: '', ...maria, ...given });
}

/** A batch of these orders. Answers its number. */
export async function batchOf({ admin }: ShopTest, orders: readonly OrderRow[], type: 1 | 2 = 2): Promise<string> {
  const ids = orders.map(({ id }) => id);
  const { batchNumber } = await must(admin, lastMile.addBulkPrintRecord, { labelType: type, ids });
  return batchNumber!;
}

export async function rowsOf({ admin }: ShopTest, batchNumber: string): Promise<LastMileRow[]> {
  return (await must(admin, lastMile.queryBulkPrintRecordDetails, { batchNumber, pageSize: 10_000 })).rows;
}

/** Asks for the prices of all rows, and waits for them. */
export async function calculated(
  at: ShopTest,
  batchNumber: string,
  asked: { channelInfoId?: string; systemCode?: 'YWJ' | '17Print' } = {},
): Promise<LastMileRow[]> {
  const ids = (await rowsOf(at, batchNumber)).map(({ id }) => id);
  await must(at.admin, lastMile.costBulkOrder, { batchNumber, ids, ...asked });
  await at.test.drain();
  return rowsOf(at, batchNumber);
}

/** Two seconds there; and here, what waits is due. */
export async function pass({ test, sandbox }: LastMileTest): Promise<void> {
  await sandbox.control('POST', 'clock', { advanceMs: 3000 });
  await sql`update last_mile_rows set due_at = now() where due_at is not null`.execute(test.db);
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(test.db);
  await test.drain();
}
