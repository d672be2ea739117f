import type { Page } from '@playwright/test';
import { fillFields, type Wishes } from '../../apps/server/src/demo/templates/fill.ts';
import type { GivenFile } from '../goods/files.ts';
import { call, sendFiles } from '../reading/call.ts';

/** What both marketplaces of the sandbox call it. */
const mugs = ['杯具', '马克杯与杯子', '陶瓷马克杯'];
const wishes: Wishes = {
  'Pieces in the pack': '1',
  Pieces: '1',
  'Dishwasher safe': '是',
  'Microwave safe': '是',
  Capacity: '325',
  'Capacity (ml)': '325',
  'Diameter and height': ['8.2', '9.5'],
  Glaze: { 石英: '100' },
};

interface Category {
  categoryId: string;
  categoryName: string;
  productTypeId: string;
  pathIds: string[];
  path: string[];
}

interface Stores {
  shein: string;
  temu: string;
}

/** The templates that a mug needs: packaging, classification, and the product template of this name, which has both. */
export async function prepareMugTemplate(
  page: Page,
  name: string,
  { stores, photos }: { stores: Stores; photos: readonly GivenFile[] },
): Promise<void> {
  const addresses = await Promise.all(
    photos.map(async (photo) => {
      const [sent] = await sendFiles<{ picture: { fileUrl: string } }[]>(page, '/picture/upload', [photo]);
      return sent!.picture.fileUrl;
    }),
  );
  const [squares, box] = [addresses.slice(0, -1), addresses.at(-1)!];
  const parcel = { name, packageShape: 1, packageType: 0, image1: box };
  const packaging = await call<{ id: string }>(page, '/outer/package/template/create/template', parcel);
  const charts = await ask<{ rows: { name: string }[] }>(page, '/temu/sizeCharts', {
    storeId: stores.temu,
    categoryId: (await findCategory(page, stores.temu)).categoryId,
  });
  const classification = await call<{ id: string }>(page, '/classifyingTemplate/create', {
    name,
    ...(await placed(page, 'shein', stores.shein)),
    ...(await placed(page, 'temu', stores.temu)),
    bindTemuSizeChartsTemplateName: charts.rows[0]?.name ?? '通用尺码表',
  });
  await call(page, '/productTemplate/add', {
    name,
    outerPkgTemplateId: packaging.id,
    categoryTemplateId: classification.id,
    state: 1,
    material: '陶瓷',
    stock: '50',
    origin: 'CN',
    productReferenceLinks: 'https://example.com/mug',
    startOriginalPrice: '19.99',
    endOriginalPrice: '24.99',
    startSellingPrice: '14.99',
    endSellingPrice: '17.99',
    outerBoxLength: 12,
    outerBoxWidth: 12,
    outerBoxHeight: 11,
    outerBoxWeight: 420,
    sheinImageList: [slot(1, squares), slot(2, squares.slice(0, 1)), slot(7, squares.slice(1, 2))],
    temuImageList: [slot(4, squares), slot(5, squares.slice(0, 1)), slot(6, [box])],
  });
}

const slot = (imageType: number, addresses: readonly string[]) => ({ imageType, imageLinks: addresses.join(',') });

/** One marketplace's part of the classification template: the category with everything that it asks for. */
async function placed(page: Page, marketplace: 'shein' | 'temu', storeId: string) {
  const { categoryId, productTypeId, pathIds, path } = await findCategory(page, storeId);
  const question = { storeId, categoryId, productTypeId };
  const { fields } = await ask<{ fields: Parameters<typeof fillFields>[0] }>(
    page,
    '/platform/getPlatformCategory/attribute',
    question,
  );
  return {
    [`${marketplace}StoreId`]: storeId,
    [`${marketplace}ProductTypeId`]: productTypeId,
    [`${marketplace}CategoryIds`]: JSON.stringify(pathIds),
    [`${marketplace}Category`]: JSON.stringify(path),
    [`${marketplace}Property`]: JSON.stringify(fillFields(fields, wishes)),
  };
}

async function findCategory(page: Page, storeId: string): Promise<Category> {
  let found: Category | undefined;
  for (const name of mugs) {
    const below = { storeId, ...(found && { parentId: found.categoryId }) };
    const { rows } = await ask<{ rows: Category[] }>(page, '/platform/getPlatformCategory', below);
    found = rows.find(({ categoryName }) => categoryName === name);
    if (!found) throw new Error(`There is no category ${name}`);
  }
  return found!;
}

const ask = <T>(page: Page, path: string, question: Record<string, string>) =>
  call<T>(page, `${path}?${new URLSearchParams(question).toString()}`);
