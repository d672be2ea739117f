import { expect, type Locator, type Page } from '@playwright/test';
import { adminPassword } from '../product.ts';
import type { Language } from './every.ts';

/** The words of the templates' pages. */
export const templateWords = {
  zh: {
    save: '保存',
    edit: '编辑',
    delete: '删除',
    history: '历史记录',
    rows: '第 1 行',
    secondRow: '第 2 行',
    addRow: '添加一行',
    packaging: '外包装模板',
    addPackaging: '新增外包装模板',
    name: '模板名称',
    shape: '外包装形状',
    type: '外包装类型',
    cuboid: '长方体',
    hard: '硬包装',
    pictures: '外包装图片',
    tooHeavy: '图片大小为 3.11 MB，不能超过 3 MB',
    inUse: '数据正在使用中，无法删除：1 个产品模板',
    product: '产品模板',
    addProduct: '新增模板',
    editProduct: '编辑产品模板',
    outerPictures: 'TEMU 外包装图',
    basic: '基本信息',
    specifications: '规格信息',
    shein: 'SHEIN 图片管理',
    temu: 'TEMU 图片管理',
    classification: '分类模板',
    addClassification: '新增分类模板',
    editClassification: '编辑分类模板',
    changed: '平台属性已变更（1）',
  },
  en: {
    save: 'Save',
    edit: 'Edit',
    delete: 'Delete',
    history: 'History',
    rows: 'row 1',
    secondRow: 'row 2',
    addRow: 'Add a row',
    packaging: 'Outer packaging templates',
    addPackaging: 'Add outer packaging template',
    name: 'Template name',
    shape: 'Package shape',
    type: 'Package type',
    cuboid: 'Cuboid',
    hard: 'Hard packaging',
    pictures: 'Pictures',
    tooHeavy: 'The picture is 3.11 MB; at most 3 MB is allowed',
    inUse: 'This is in use and cannot be deleted (product templates: 1)',
    product: 'Product templates',
    addProduct: 'Add a template',
    editProduct: 'Edit product template',
    outerPictures: 'TEMU outer packaging images',
    basic: 'Basic Information',
    specifications: 'Specifications',
    shein: 'SHEIN Image Management',
    temu: 'TEMU Image Management',
    classification: 'Classification templates',
    addClassification: 'Add classification template',
    editClassification: 'Edit classification template',
    changed: 'Attributes changed (1)',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Signs in and reads on in this language. */
export async function signInReading(page: Page, language: Language): Promise<void> {
  await page.goto('/');
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  if (language === 'zh') return;
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: '简体中文' })).toBeVisible();
}

/** The row of the template of this name alone: others may begin alike. */
export const templateRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Opens the template's dialog, which fetches what the list does not hold. */
export async function openTemplate(
  page: Page,
  name: string,
  { edit, title }: { edit: string; title: string },
): Promise<Locator> {
  await templateRow(page, name).getByRole('button', { name: edit, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('textbox').first()).toHaveValue(name);
  return dialog;
}

/** Chooses a value of an attribute, or in any list that is searched while one types. */
export async function pick(part: Locator, name: string | RegExp, wanted: string): Promise<void> {
  const field = part.getByRole('combobox', { name, exact: typeof name === 'string' }).first();
  await field.click();
  if (await field.isEditable()) await field.fill(wanted);
  const offers = part.page().locator('.ant-select-dropdown:visible .ant-select-item-option');
  await offers.filter({ hasText: wanted }).first().click();
  await field.blur();
}

/** Saves the dialog and waits until it is gone, which it is only after a success. */
export async function saveAs(dialog: Locator, save: string): Promise<void> {
  await dialog.getByRole('button', { name: save, exact: true }).click();
  await expect(dialog).toBeHidden();
}
