import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './every.ts';
import { pick } from './templates.ts';

/** The words of the publish page and its dialogs. */
export const publishingWords = {
  zh: {
    tabs: { plans: '发布计划', 2: '发布中', 4: '发布失败', 3: '已发布' },
    batch: '批量刊登',
    stores: '店铺',
    single: '单品',
    chooseProducts: '选择产品',
    search: '按 SKU、SPU 或商品名称搜索',
    add: '添加所选',
    generate: '生成链接',
    links: '链接',
    made: (links: number, products: number) => `${links} 条链接，${products} 个产品`,
    viewAll: (count: number) => `查看全部 ${count} 个产品`,
    randomNumbers: '全部随机货号',
    titleOfRow: '为此产品选标题',
    cells: { cargoNo: '货号', title: '标题', originalPrice: '原价（USD）', specialPrice: '特价（USD）' },
    release: '发布',
    releaseTitle: (count: number) => `发布 ${count} 条链接？`,
    releasedSome: (done: number, stay: number) => `${done} 条开始发布，${stay} 条留在计划中`,
    confirm: '确定',
    cancel: '取消',
    saved: /PB.*已保存/,
    close: '关闭',
    edit: '编辑',
    save: '保存',
    expand: '展开',
    listingsOf: '的链接',
    editTitle: '编辑链接',
    errors: (count: number) => `${count} 个错误`,
    mend: '去修改',
    toClassification: '打开分类模板',
    title: '标题',
    problem: '失败原因',
    theirWords: '平台原话',
    inReview: '平台审核',
    check: '立即核对',
    republish: '重新发布',
    more: '更多操作',
    timeline: '时间线',
    events: ['平台确认已发布', '平台审核未通过', '提交发布'],
    changePrices: '批量改价',
    original: '原价（USD）',
    special: '特价（USD）',
    reason: '涨价原因',
    cost: '成本上涨',
    changePrice: '修改价格',
    noPrice: 'TEMU 不接受改价',
    partly: (failed: number, total: number) => `${total} 个 SKU 中 ${failed} 个未修改`,
    titles: '生成标题',
    keywords: '标题关键词',
    library: '关键词库',
    newKeywords: '新关键词',
    keyword: '关键词',
    find: '搜索',
    addKeywords: '添加到词库',
    use: (count: number) => `选用 ${count} 个`,
    min: '最少字符',
    max: '最多字符',
    make: '生成',
    useTitle: '使用此标题',
  },
  en: {
    tabs: { plans: 'Release plan', 2: 'Publishing', 4: 'Publishing failed', 3: 'Posted successfully' },
    batch: 'Batch publish',
    stores: 'Stores',
    single: 'Single',
    chooseProducts: 'Choose products',
    search: 'Search by SKU, SPU or name',
    add: 'Add',
    generate: 'Generate link',
    links: 'Links',
    made: (links: number, products: number) => `${links} links, products: ${products}`,
    viewAll: (count: number) => `View all ${count} products`,
    randomNumbers: 'Random item numbers for all',
    titleOfRow: 'Choose a title for this product',
    cells: {
      cargoNo: 'Item number',
      title: 'Title',
      originalPrice: 'Original price (USD)',
      specialPrice: 'Special price (USD)',
    },
    release: 'Release',
    releaseTitle: (count: number) => `Release ${count} links?`,
    releasedSome: (done: number, stay: number) => `${done} on their way, ${stay} stay in the plan`,
    confirm: 'Confirm',
    cancel: 'Cancel',
    saved: /PB.*saved/,
    close: 'Close',
    edit: 'Edit',
    save: 'Save',
    expand: 'Expand',
    listingsOf: 'Listings of',
    editTitle: 'Edit listing',
    errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    mend: 'Mend it',
    toClassification: 'Open the classification template',
    title: 'Title',
    problem: 'What went wrong',
    theirWords: 'The marketplace says',
    inReview: 'in review',
    check: 'Check now',
    republish: 'Republish',
    more: 'More for',
    timeline: 'Timeline',
    events: ['The marketplace has confirmed it as published', 'Refused by the review', 'Released'],
    changePrices: 'Batch price',
    original: 'Original price (USD)',
    special: 'Special price (USD)',
    reason: 'Reason for a higher price',
    cost: 'Higher cost',
    changePrice: 'Change price',
    noPrice: 'TEMU takes no price from us',
    partly: (failed: number, total: number) => `${failed} of ${total} SKUs are not changed`,
    titles: 'Generate titles',
    keywords: 'Title keywords',
    library: 'Keyword library',
    newKeywords: 'New keywords',
    keyword: 'Keyword',
    find: 'Search',
    addKeywords: 'Add to the library',
    use: (count: number) => `Use ${count}`,
    min: 'Characters, at least',
    max: 'Characters, at most',
    make: 'Generate',
    useTitle: 'Use this title',
  },
} as const satisfies Record<Language, Record<string, unknown>>;

type Words = (typeof publishingWords)[Language];
export type PublishTab = keyof Words['tabs'];

const tab = (page: Page, words: Words, which: PublishTab) =>
  page.getByRole('tab', { name: new RegExp(`^${words.tabs[which]}(\\s*\\d+)?$`) });

/** How many plans or listings each tab says that it holds. */
export async function tabCounts(page: Page, words: Words): Promise<Record<PublishTab, number>> {
  const counts = { plans: 0, 2: 0, 4: 0, 3: 0 };
  for (const which of ['plans', 2, 4, 3] as const) {
    await expect(tab(page, words, which)).toHaveText(/\d$/);
    counts[which] = Number(/\d+$/.exec(await tab(page, words, which).innerText())?.[0]);
  }
  return counts;
}

export async function expectCounts(
  page: Page,
  words: Words,
  counts: Partial<Record<PublishTab, number>>,
): Promise<void> {
  for (const [which, count] of Object.entries(counts))
    await expect(tab(page, words, which as PublishTab)).toHaveText(new RegExp(`\\s${count}$`), { timeout: 60_000 });
}

export async function openTab(page: Page, words: Words, which: PublishTab): Promise<void> {
  await tab(page, words, which).click();
  await expect(tab(page, words, which)).toHaveAttribute('aria-selected', 'true');
}

/** Opens the dialog for a new plan with these stores, and lets single products be chosen. */
export async function beginPlan(page: Page, words: Words, stores: readonly string[]): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`${words.batch}$`) }).click();
  const dialog = page.getByRole('dialog', { name: words.batch, exact: true });
  const field = dialog.getByRole('combobox', { name: words.stores });
  await field.click();
  for (const store of stores) {
    await field.fill(store);
    await page.getByTitle(store, { exact: true }).last().click();
  }
  await field.press('Escape');
  await dialog.getByRole('checkbox', { name: words.single }).check();
  return dialog;
}

/** Adds single products to a plan. */
export async function addProducts(dialog: Locator, words: Words, spus: readonly string[]): Promise<void> {
  await dialog.getByRole('button', { name: words.chooseProducts }).click();
  const picker = dialog.page().getByRole('dialog', { name: words.chooseProducts, exact: true });
  for (const spu of spus) {
    await picker.getByLabel(words.search).fill(spu);
    await picker.getByRole('option', { name: spu }).click();
  }
  await picker.getByRole('button', { name: new RegExp(`^${words.add}.*${spus.length}`) }).click();
  await expect(picker).toBeHidden();
}

const columns = ['cargoNo', 'title', 'originalPrice', 'specialPrice'] as const;

/** A link's cell in the dialog for plans, by its product and store. */
export function linkCell(
  dialog: Locator,
  words: Words,
  [spu, store]: readonly [string, string],
  column: (typeof columns)[number],
) {
  return dialog
    .getByRole('grid', { name: words.links })
    .getByRole('row')
    .filter({ hasText: spu })
    .filter({ hasText: store })
    .getByRole('gridcell')
    .nth(columns.indexOf(column));
}

/** Types over a cell of a sheet. */
export async function typeInto(cell: Locator, text: string): Promise<void> {
  await cell.click();
  await cell.page().keyboard.type(text);
  await cell.page().keyboard.press('Enter');
  await expect(cell).toHaveText(text);
}

/** A plan's or listing's row in the list, by its batch or item number. */
export const publishRow = (page: Page, number: string) =>
  page.locator('[data-row-key]').filter({ has: page.getByText(number, { exact: true }) });

/** The row of a listing within an opened plan. */
export const plannedRow = (page: Page, words: Words, title: string) =>
  page.getByRole('table', { name: words.listingsOf }).getByRole('row').filter({ hasText: title });

/** Chooses an act from the menu of a row. */
export async function chooseAct(page: Page, row: Locator, words: Words, act: string): Promise<void> {
  await row.getByRole('button', { name: words.more }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

/** Has the marketplaces asked about all listings of the page. */
export async function checkAll(page: Page, words: Words): Promise<void> {
  // the last may leave the list meanwhile
  const soon = { timeout: 5000 };
  await page.locator('thead').getByRole('checkbox').check(soon);
  await page.getByRole('button', { name: words.check, exact: true }).click(soon);
}

/** Gives the chosen listings a price, and waits until it has been taken or refused. */
export async function changePrice(
  page: Page,
  words: Words,
  { original, special, reason }: { original: string; special: string; reason?: string },
): Promise<void> {
  await page.getByRole('button', { name: words.changePrices, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.original }).fill(original);
  await dialog.getByRole('textbox', { name: words.special }).fill(special);
  if (reason !== undefined) await pick(dialog, words.reason, reason);
  await dialog.getByRole('button', { name: words.changePrice, exact: true }).click();
  await expect(dialog).toBeHidden();
}
