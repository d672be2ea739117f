import { expect, type Page } from '@playwright/test';
import type { GivenFile } from '../goods/files.ts';
import { choose, choosePrint, chooseProduct, open, save } from './frame.ts';

export async function addFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '“全部图片”的操作' }).click();
  await page.getByRole('button', { name: '新建文件夹' }).click();
  const dialog = page.getByRole('dialog', { name: '新建文件夹' });
  await dialog.getByLabel('文件夹名称').fill(name);
  await save(dialog);
  await page.getByRole('treeitem').filter({ hasText: name }).click();
}

export async function addCode(page: Page, kind: '型号' | '颜色' | '尺码', code: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: kind }).click();
  await page
    .getByRole('button', { name: `新增${kind}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `新增${kind}` });
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByLabel('编码', { exact: true }).fill(code);
  await save(dialog);
  await expect(page.getByRole('cell', { name: code, exact: true })).toBeVisible();
}

export async function addStore(page: Page, name: string, type = '其他'): Promise<void> {
  await page.getByRole('button', { name: '新增店铺' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增店铺' });
  await dialog.getByLabel('店铺名称').fill(name);
  await choose(dialog, '店铺类型', type);
  await choose(dialog, '国家', '美国');
  await dialog.getByLabel('备注').fill('无');
  await save(dialog);
}

interface NewCategory {
  name: string;
  style: string;
  colour: string;
  prints: 1 | 2;
  base: GivenFile;
}

/** Leaves the dialog open, for the boxes to be placed. */
export async function beginCategory(page: Page, { name, style, colour, prints, base }: NewCategory) {
  await page
    .getByRole('button', { name: /新增产品分类$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '新增产品分类' });
  await dialog.getByLabel('分类名称').fill(name);
  await choose(dialog, '型号', style);
  await choose(dialog, '颜色', colour);
  for (const [label, value] of [
    ['长 (cm)', '30'],
    ['宽 (cm)', '25'],
    ['高 (cm)', '3'],
    ['重量 (g)', '240'],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('上传图片').setInputFiles(base);
  await dialog.getByRole('radiogroup').getByText(String(prints), { exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^印花位置 \d/ })).toHaveCount(prints);
  return dialog;
}

export async function addProductCode(page: Page, category: string, size: string, stock: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: category }).getByRole('button', { name: '新增编码' }).click();
  const dialog = page.getByRole('dialog', { name: '新增产品编码' });
  await choose(dialog, '尺码', size);
  await dialog.getByLabel('实际库存').fill(stock);
  await save(dialog);
}

interface NewMapping {
  skuId: string;
  store: string;
  code: string;
  prints: readonly string[];
}

export async function addMapping(page: Page, { skuId, store, code, prints }: NewMapping): Promise<void> {
  await open(page, 'SKU 映射');
  await page.getByRole('button', { name: '新增映射' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增映射' });
  await dialog.getByLabel('SKU ID').fill(skuId);
  await choose(dialog, '店铺', store);
  await chooseProduct(dialog, '产品编码', code);
  for (const [at, print] of prints.entries()) await choosePrint(dialog, `印花图 ${at + 1}`, print);
  await save(dialog);
}
