import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './every.ts';

/** The words of the products' pages. */
export const productWords = {
  zh: {
    save: '保存',
    close: '关闭',
    edit: '编辑',
    expand: '展开',
    editVariants: '编辑多属性产品',
    spu: 'SPU 编码',
    style: '款号',
    colours: '颜色',
    sizes: '尺码',
    template: '产品模板',
    print: '印花图',
    stampingPattern: '印花图',
    addVariants: '新增多属性产品',
    generate: '生成产品',
    rows: '30 行',
    addCodes: /添加缺少的 \d+ 个产品编码/,
    skus: '启用 30 / 30',
    add: '新增',
    single: '新增单品',
    combination: '新增组合产品',
    import: '导入',
    importSingles: '导入单品',
    name: '商品名称',
    code: '产品编码',
    make: '生成效果图',
    makeAgain: '重新生成',
    editSingle: '编辑单品',
    complete: ['SHEIN 信息完整', 'TEMU 信息完整'],
    classification: '分类模板',
    packaging: '外包装模板',
    components: '组合产品',
    addProduct: '添加产品',
    picker: '选择产品',
    pickerSearch: '按 SKU、SPU 或商品名称搜索',
    library: '从图库选择',
    librarySearch: '在所有文件夹中按名称搜索',
    drop: '把 .xlsx 表格拖到这里，或点击选择',
    another: '重新选择文件',
    more: '导入其他表格',
    unchanged: '无变化',
    imported: '产品导入成功！',
    kinds: ['单品', '组合产品'],
  },
  en: {
    save: 'Save',
    close: 'Close',
    edit: 'Edit',
    expand: 'Expand',
    editVariants: 'Edit multi-attribute product',
    spu: 'SPU code',
    style: 'Model',
    colours: 'Colors',
    sizes: 'Sizes',
    template: 'Product template',
    print: 'Print',
    stampingPattern: 'Stamping pattern',
    addVariants: 'Add a multi-attribute product',
    generate: 'Generate',
    rows: '30 rows',
    addCodes: /Add the \d+ missing codes/,
    skus: '30 of 30 on',
    add: 'Add',
    single: 'Add a single product',
    combination: 'Add a combination product',
    import: 'Import',
    importSingles: 'Import single products',
    name: 'Trade name',
    code: 'Product code',
    make: 'Generate',
    makeAgain: 'Generate again',
    editSingle: 'Edit single product',
    complete: ['Complete for SHEIN', 'Complete for TEMU'],
    classification: 'Classifying template',
    packaging: 'Outer packaging template',
    components: 'Combination products',
    addProduct: 'Add product',
    picker: 'Choose products',
    pickerSearch: 'Search by SKU, SPU or name',
    library: 'Choose from library',
    librarySearch: 'Search all folders by name',
    drop: 'Drop an .xlsx sheet here, or click to choose',
    another: 'Choose another file',
    more: 'Import another sheet',
    unchanged: 'Unchanged',
    imported: 'Product import successful!',
    kinds: ['Single products', 'Combinations'],
  },
} as const satisfies Record<Language, Record<string, unknown>>;

/** Chooses the entries of a field that takes several, each by its code. */
export async function pickAll(dialog: Locator, label: string, codes: readonly string[]): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.click();
  for (const code of codes) {
    await field.fill(code);
    const offers = dialog.page().locator('.ant-select-dropdown:visible .ant-select-item-option');
    await offers
      .filter({ hasText: new RegExp(`(^|[ -])${code}$`) })
      .first()
      .click();
  }
  await field.press('Escape');
}

/** Chooses a print from the library, by a part of its name. */
export async function pickPrint(field: Locator, print: string, language: Language): Promise<void> {
  const words = productWords[language];
  const picker = field.page().getByRole('dialog', { name: words.library });
  // what is filled in elsewhere at this moment may push the field away from under the mouse
  await expect(async () => {
    if (!(await picker.isVisible())) await field.click();
    await expect(picker).toBeVisible({ timeout: 3000 });
  }).toPass();
  await picker.getByLabel(words.librarySearch).fill(print);
  await picker.getByRole('option', { name: print }).dblclick();
  await expect(picker).toBeHidden();
}

/** Opens a dialog by its entry in a menu of the toolbar. */
export async function openFrom(page: Page, menu: string, entry: string): Promise<Locator> {
  // an empty list offers it, too
  await page.getByRole('button', { name: menu, exact: true }).first().click();
  await page.getByRole('button', { name: entry, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: entry });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const productRow = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
