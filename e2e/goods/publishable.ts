import { expect, type Page } from '@playwright/test';
import { call } from '../reading/call.ts';

interface Store {
  id: string;
  name: string;
  typeCode: string;
  countryCode: string;
}

/** The store of a marketplace in the United States that the sample shop has made ready, and whose prices are its own. */
export async function publishingStore(page: Page, marketplace: 'SHEIN' | 'TEMU'): Promise<Store> {
  const { rows } = await call<{ rows: Store[] }>(page, '/store/page?pageSize=100');
  const store = rows.find(
    ({ typeCode, countryCode }) => typeCode === `${marketplace}_SEMI_TRUSTEESHIP` && countryCode === 'US',
  );
  if (!store) throw new Error(`The sample shop has no store of ${marketplace} in the United States`);
  return store;
}

/** A listing as its product's calls answer it, as far as journeys look at it. */
export interface Listing {
  id: string;
  cargoNo: string;
  title: string;
  publishStatus: number;
  stage: string | null;
  publishProductSpecs: { sku: string }[];
}

const detail = async (page: Page, id: string) =>
  (await call<{ publishProducts: Listing[] }>(page, `/publish/plan/product/detail/${id}`)).publishProducts[0]!;

/** Releases a plan of these products in these stores; waits until the listings stand there. */
export async function publish(
  page: Page,
  { stores, spus, until }: { stores: readonly Store[]; spus: readonly string[]; until: 'review' | 'published' },
): Promise<Listing[]> {
  const productIds = await Promise.all(spus.map((spu) => productId(page, spu)));
  const storeIds = stores.map(({ id }) => id);
  const links = await call<(Listing & { storeId: string; productId: string })[]>(page, '/publish/plan/generate/plan', {
    storeIds,
    productIds,
  });
  const { released } = await call<{ released: { done: string[] } }>(page, '/publish/plan/create', {
    saleTypes: [1, 3],
    publishProducts: links.map(({ storeId, productId: id, cargoNo, title }) => ({
      storeId,
      productId: id,
      cargoNo,
      title,
    })),
    executePublish: true,
    belowCost: true,
  });
  expect(released.done).toHaveLength(links.length);
  const ids = released.done;
  const read = () => Promise.all(ids.map((id) => detail(page, id)));
  await expect
    .poll(async () => (await read()).every(({ publishStatus, stage }) => publishStatus === 3 || stage === 'review'))
    .toBe(true);
  if (until === 'published') {
    // one of the marketplaces tells nobody of its decisions
    await expect
      .poll(async () => {
        await call(page, '/publish/plan/product/check', { ids });
        return (await read()).map(({ publishStatus }) => publishStatus);
      })
      .toEqual(ids.map(() => 3));
  }
  return read();
}

async function productId(page: Page, spu: string): Promise<string> {
  const search = new URLSearchParams({ fuzzy: spu, fuzzyType: '2', withSpecs: 'false' });
  const { rows } = await call<{ rows: { id: string; spu: string }[] }>(page, `/product/list?${search.toString()}`);
  const found = rows.find((row) => row.spu === spu);
  if (!found) throw new Error(`The sample shop has no product ${spu}`);
  return found.id;
}
