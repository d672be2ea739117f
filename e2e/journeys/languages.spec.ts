import { expect, type Page } from '@playwright/test';
import { people } from '../../apps/server/src/demo/people.ts';
import { journey } from '../journey.ts';
import { screenTexts } from '../reading/screenText.ts';
import { type Language, screens } from '../screens/every.ts';
import { signIn } from '../screens/frame.ts';

/** Words that are the same in both languages. */
const names =
  /\b(SKU|SPU|IDs?|system|PNG|PDF|DPI|GIF|JPE?G|USB|WebSocket|POSTEK|Browser Print|UPS|USPS|UTC|USD|SHEIN|TEMU|YWJ|17Print|English|admin|xlsx|Ctrl K)\b/gi;
/** What the sample shop's owner wrote: numbers, codes, files, addresses, people. */
const data = [
  /^(PO-211-|GSU1NB)\w+/,
  /^[A-Z0-9]{12,}$/,
  /TEE|BLK|WHT/,
  /\w+_(front|back)\b/,
  /shirt-(black|white)/,
  /^(黑色 Black|白色 White)$/,
  /Austin Print House|Linden Tees/,
  new RegExp(people.map(({ name }) => name).join('|')),
  /^(林悦 Joyce Lin|周强 Ben Zhou|linden|packer)$/,
  /店铺运营 Store operator|打包员 Packer|处理订单、异常|只用打单发货/,
  /^(UPS|USPS|FEDEX|GOFO EXPRESS|UNIUNI)$/,
  /, [A-Z]{2}, US$/,
  /\b(mailer|box|tube|bag|pack|carton)( [SL]| for two)?(”?$|, picture \d$| · )/i,
  // forbidden words that a new product begins with
  /^(Adidas|AliExpress|Amazon|anti-cancer|Barbie|Chanel|COVID-19|Disney|FDA approved|FIFA|free shipping|Gucci)$/,
  /^(Harry Potter|Hello Kitty|Hermes|LEGO|lifetime warranty|Louis Vuitton|Marvel|money back)$/,
  /T 恤|Print smeared|地址不完整|印花 Prints|Prints$|礼物，请不要放发票/,
];
/** antd's names for the arrows of number fields, which cannot be changed. */
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
    for (const { path, title, dialogs, bilingual } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title[language] })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (!bilingual) note(wrong, path, await foreignTexts(page, language));
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

function note(wrong: Record<string, string[]>, page: string, texts: string[]) {
  if (texts.length > 0) wrong[page] = texts;
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
