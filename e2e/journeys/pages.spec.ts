import { expect, type Page } from '@playwright/test';
import { contract } from '@pressroom/contract';
import { codeType } from '@pressroom/contract/codes/codes';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { libraryRoot } from '@pressroom/contract/library/library';
import { journey } from '../journey.ts';
import { call } from '../reading/call.ts';
import { signInReading } from '../screens/templates.ts';

journey.use({ sampleShop: true, settings: { SANDBOX: 'true' }, instance: 'templates' });

interface Rows {
  rows: { id: string }[];
  total: number;
}

type Input = Record<string, string | number>;

const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[]);
const lists = endpoints.filter(({ input }) => 'anchor' in ((input as { shape?: object }).shape ?? {}));

function ask(page: Page, { method, path }: Endpoint, { folderId = '', ...input }: Input): Promise<Rows> {
  const address = path.replace('{folderId}', String(folderId));
  if (method === 'POST') return call<Rows>(page, address, input);
  const texts = Object.entries(input).map(([name, value]) => [name, String(value)] as [string, string]);
  return call<Rows>(page, `${address}?${new URLSearchParams(texts).toString()}`);
}

async function firstOf<Row>(page: Page, path: string, input?: object): Promise<Row> {
  const { rows } = await call<{ rows: Row[] }>(page, path, input);
  return rows[0]!;
}

/** What these lists are asked beside the page. */
const questions: Readonly<Record<string, (page: Page) => Promise<Input>>> = {
  '/fileManage/folder/{folderId}': async () => ({ folderId: libraryRoot }),
  '/codeManage/page': async () => ({ type: codeType.size }),
  '/sysLog/list': async (page) => {
    const shipped = await firstOf<{ id: string }>(page, '/sysOrder/queryList', { sysStatus: 4 });
    return { objMaster: shipped.id };
  },
  '/bulkPrintRecord/queryBulkPrintRecordDetails': async (page) => {
    const path = '/bulkPrintRecord/queryBulkPrintRecordList?pageSize=100';
    const batches = await call<{ rows: { batchNumber: string; total: number }[] }>(page, path);
    return { batchNumber: batches.rows.toSorted((one, other) => other.total - one.total)[0]!.batchNumber };
  },
  '/labelInvoice/lines': async (page) => ({ id: (await firstOf<{ id: string }>(page, '/labelInvoice/page')).id }),
  '/audit/history': async (page) => {
    const shipped = await firstOf<{ id: string }>(page, '/sysOrder/queryList', { sysStatus: 4 });
    return { objectType: 'orders', objectId: shipped.id };
  },
};

/** The same lists in another order, or searched, which takes another way to their rows. */
const otherQuestions: readonly [path: string, Input][] = [
  ['/sysOrder/queryList', { dateType: 2, sortType: 1 }],
  ['/product/list', { fuzzyType: 1, fuzzy: 'a' }],
  ['/product/code/page', { code: 'L' }],
  ['/product/code/category/page', { sizeCode: 'L' }],
  ['/publish/plan/product/page', { fuzzyType: 2, fuzzy: 'a' }],
  ['/productCodeSku/queryProductCodeSkuClass', { productCode: 'L' }],
  ['/productCodeSku/queryProductCodeSku', { skuId: 'a' }],
  ['/audit/page', { username: 'n' }],
  ['/audit/page', { objectType: 'orders' }],
];

/** Lists of which the sample shop may have a row or two, or none. */
const short = [
  '/fileManage/trash',
  '/sysOrder/refusedLabels',
  '/sysOrder/carrierName/page',
  '/sysOrder/sync/failures',
  '/labelInvoice/page',
  '/production/spoilings',
];

const pageSize = 2;

/** Wherever a row is said to be, the pages around it are those around the row. Answers how many rows were looked at. */
async function turnAround(page: Page, list: Endpoint, asked: Input): Promise<number> {
  const { rows, total } = await ask(page, list, { ...asked, pageSize: 60 });
  const ids = rows.map(({ id }) => id);
  for (const at of [0, 1, 2, 5, ids.length - 1].filter((place) => place >= 0 && place < ids.length))
    for (const ahead of [-2, -1, 0, 1, 2]) {
      const from = at + ahead * pageSize;
      const expected = ids.slice(from, from + pageSize);
      const isWhole = from >= 0 && (expected.length === pageSize || (expected.length > 0 && ids.length === total));
      if (!isWhole) continue;
      const turned = await ask(page, list, { ...asked, pageSize, pageNum: 50 + ahead, anchor: `50-${ids[at]!}` });
      const where = `${list.path} ${JSON.stringify(asked)}: ${ahead} from row ${at}`;
      expect([where, turned.rows.map(({ id }) => id)]).toEqual([where, expected]);
      expect([where, turned.total]).toEqual([where, total]);
    }
  return ids.length;
}

/** The shop goes on meanwhile: a list that has changed in between is asked again. */
async function checkPages(page: Page, list: Endpoint, asked: Input): Promise<number> {
  let seen = 0;
  await expect(async () => {
    seen = await turnAround(page, list, asked);
  }).toPass({ timeout: 30_000 });
  return seen;
}

journey('every list finds pages around any of its rows, whatever page the row is said to begin', async ({ page }) => {
  await signInReading(page, 'zh');
  const few: string[] = [];
  for (const list of lists) {
    const asked = (await questions[list.path]?.(page)) ?? {};
    if ((await checkPages(page, list, asked)) < 3) few.push(list.path);
  }
  expect(few.filter((path) => !short.includes(path))).toEqual([]);
  for (const [path, asked] of otherQuestions) {
    const found = await checkPages(
      page,
      lists.find((list) => list.path === path)!,
      asked,
    );
    expect([path, found > 2]).toEqual([path, true]);
  }
});
