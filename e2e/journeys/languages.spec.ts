import { expect, type Page } from '@playwright/test';
import { journey } from '../journey.ts';
import { screenTexts } from '../reading/screenText.ts';
import { signIn } from '../screens/frame.ts';

type Language = 'zh' | 'en';

/** Every screen, with the dialogs that its buttons open: by their names in each language. */
const screens: readonly { path: string; title: Record<Language, string>; dialogs: Record<Language, string[]> }[] = [
  {
    path: '/order/index',
    title: { zh: '订单管理', en: 'Orders' },
    dialogs: { zh: ['上传面单', '新增订单', '导入订单'], en: ['Upload labels', 'Add order', 'Import orders'] },
  },
  {
    path: '/order/print',
    title: { zh: '打单发货', en: 'Print and ship' },
    dialogs: { zh: ['本机设置'], en: ['This bench'] },
  },
  {
    path: '/products/information',
    title: { zh: '产品信息', en: 'Product information' },
    dialogs: { zh: ['新增产品', '新增产品编码'], en: ['Add category', 'Add product code'] },
  },
  {
    path: '/products/code',
    title: { zh: '编码管理', en: 'Code management' },
    dialogs: { zh: ['新增型号'], en: ['Add model number'] },
  },
  {
    path: '/products/skuMapping',
    title: { zh: 'SKU 映射', en: 'SKU mapping' },
    dialogs: { zh: ['新增映射'], en: ['Add mapping'] },
  },
  {
    path: '/library/index',
    title: { zh: '图库', en: 'Image library' },
    dialogs: { zh: ['添加图片'], en: ['Add pictures'] },
  },
  { path: '/store/index', title: { zh: '店铺管理', en: 'Stores' }, dialogs: { zh: ['新增店铺'], en: ['Add store'] } },
  { path: '/no/such/page', title: { zh: '页面不存在', en: 'Page not found' }, dialogs: { zh: [], en: [] } },
];

/** What is called the same in both languages. */
const names =
  /\b(SKU|IDs?|PNG|PDF|DPI|GIF|JPE?G|USB|WebSocket|POSTEK|Browser Print|UPS|USPS|UTC|USD|English|admin|xlsx)\b/gi;
/** What the sample shop's owner wrote: numbers, codes, files, addresses, people. */
const data = [
  /^(PO-211-|GSU1NB)\w+/,
  /^[A-Z0-9]{12,}$/,
  /TEE|BLK|WHT/,
  /\w+_(front|back)\b/,
  /shirt-(black|white)/,
  /Austin Print House|Linden Tees/,
  /Maria Gonzalez|Sean O’Neil|Zoë Müller|Andre Williams|李小姐|王伟/,
  /^(UPS|USPS|FEDEX|GOFO EXPRESS|UNIUNI)$/,
  /, [A-Z]{2}, US$/,
  /T 恤|Print smeared|地址不完整|印花 Prints|Prints$/,
];
/** Names that antd gives the arrows of its number fields, and offers no way to change. */
const arrows = /^(Increase|Decrease) Value$/;
const rawKey = /^[a-z][A-Za-z]+(\.[A-Za-z0-9-]+)+$/;
const units = /\b(cm|g|KB|MB|px|h|d|min|X|x|Y|W|H|L|M|http|ws)\b|[\d.:/×-]+/g;

journey.use({ sampleShop: true });

for (const language of ['zh', 'en'] as const) {
  journey(`every screen speaks ${language} throughout`, async ({ page }) => {
    await signIn(page);
    if (language === 'en') {
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('button', { name: '简体中文' })).toBeVisible();
    }
    const wrong: Record<string, string[]> = {};
    for (const { path, title, dialogs } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title[language] })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      note(wrong, path, await foreignTexts(page, language));
      for (const name of dialogs[language]) {
        await page
          .getByRole('button', { name: new RegExp(`${name}$`) })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        note(wrong, `${path} ${name}`, await foreignTexts(page, language));
        await page
          .getByRole('dialog', { name })
          .getByRole('button', { name: /^(关闭|Close)$/ })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name })).toBeHidden();
      }
    }
    expect(wrong).toEqual({});
  });
}

function note(wrong: Record<string, string[]>, place: string, texts: string[]) {
  if (texts.length > 0) wrong[place] = texts;
}

async function foreignTexts(page: Page, language: Language): Promise<string[]> {
  const texts = await screenTexts(page);
  return texts.filter(
    (text) => rawKey.test(text) || (![...data, arrows].some((known) => known.test(text)) && isForeign(text, language)),
  );
}

/** A Chinese text may name a format or a unit; a Latin word beside no Chinese at all is English. */
function isForeign(text: string, language: Language): boolean {
  if (language === 'en') return /\p{Script=Han}/u.test(text.replace('简体中文', ''));
  if (/\p{Script=Han}/u.test(text)) return false;
  return /[a-z]{2,}/i.test(text.replace(names, '').replace(units, ''));
}
