import { expect, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { journey } from '../journey.ts';
import { catalogueOf } from '../outside/catalogue.ts';
import { call } from '../reading/call.ts';
import type { Language } from '../screens/every.ts';
import { openTemplate, pick, saveAs, signInReading, templateRow, templateWords } from '../screens/templates.ts';

journey.use({ sampleShop: true, settings: { SANDBOX: 'true' }, instance: 'templates' });

/** What is chosen, by its name in the reader's language; templates that no journey shares with another one. */
const given = {
  zh: {
    packed: '搪瓷杯 Enamel mug',
    changing: '棉袜 Cotton socks',
    word: '长袖T恤',
    sheinStore: 'SHEIN 店铺',
    temuStore: 'TEMU 店铺',
    sheinCategory: 'SHEIN 类目',
    temuCategory: 'TEMU 类目',
    model: 'TEMU 模特',
    sizeChart: '绑定 TEMU 尺码表模板名称',
    shein: {
      袖长: '长袖',
      版型: '修身',
      面料弹性: '微弹',
      图案: '图形',
    },
    temu: {
      颜色: '黑色',
      尺码: 'M',
      材质: '棉',
      袖长: '长袖',
      袖型: '灯笼袖',
      版型: '修身',
      产地: '中国大陆',
      省份: '浙江',
      图案: '印花',
    },
    child: '袖型',
    fibres: ['棉', '氨纶'],
    pieces: '件数',
    sheinPieces: '件数',
    cuffs: '罗纹',
    attribute: { name: '环保等级', englishName: 'Eco grade', values: ['A级', 'B级'] },
    asked: '环保等级',
    renamed: '棉袜改名 Socks',
    copy: '棉袜副本',
  },
  en: {
    packed: '带盖旅行杯 Travel mug',
    changing: '帆布画 Canvas print',
    word: 'Long-Sleeve T-Shirts',
    sheinStore: 'SHEIN store',
    temuStore: 'TEMU store',
    sheinCategory: 'SHEIN category',
    temuCategory: 'TEMU category',
    model: 'TEMU model',
    sizeChart: 'Bound TEMU size chart template name',
    shein: {
      'Sleeve Length': 'Long Sleeve',
      'Fit Type': 'Slim',
      Fabric: 'Slight Stretch',
      'Pattern Type': 'Graphic',
    },
    temu: {
      Color: 'Black',
      Size: 'M',
      Material: 'Cotton',
      'Sleeve length': 'Long',
      'Sleeve type': 'Lantern',
      Fit: 'Slim',
      Origin: 'Mainland China',
      Province: 'Zhejiang',
      Pattern: 'Print',
    },
    child: 'Sleeve type',
    fibres: ['Cotton', 'Elastane'],
    pieces: 'Pieces',
    sheinPieces: 'Pieces in the pack',
    cuffs: 'Ribbed',
    attribute: { name: '环保等级', englishName: 'Eco grade', values: ['A级', 'B级'] },
    asked: 'Eco grade',
    renamed: '帆布画改名 Canvas',
    copy: '帆布画副本',
  },
} as const;

/** The category's path in either language: marketplaces do not name all of theirs in both. */
const tree = [/^(女装|Women)$/, /^(上衣|Tops)$/, /^(T恤|T-Shirts)$/, /^(长袖T恤|Long-Sleeve T-Shirts)$/];
const whole = /(女装|Women) \/ (上衣|Tops) \/ (T恤|T-Shirts) \/ (长袖T恤|Long-Sleeve T-Shirts)/;

const picture = (dataDir: string, name: string) => path.join(dataDir, 'pictures-to-try', name);

for (const language of ['zh', 'en'] as const) {
  const words = templateWords[language];

  journey(
    `packaging with pictures goes into a product template, and is then not deleted (${language})`,
    async ({ page, product }) => {
      const name = `天地盖盒 Lidded box ${language}`;
      const file = (title: string) => picture(product.dataDir, title);
      await signInReading(page, language);
      await page.goto('/products/outerPackagingTemplate');
      await page.getByRole('button', { name: words.addPackaging }).first().click();
      const dialog = page.getByRole('dialog', { name: words.addPackaging });
      await dialog.getByRole('textbox', { name: words.name }).fill(name);
      await pick(dialog, new RegExp(words.shape), words.cuboid);
      await pick(dialog, new RegExp(words.type), words.hard);
      const squares = ['good-square-900x900.jpg', 'large-square-2201x2201-for-shein.jpg'];
      await dialog.locator('input[type=file]').setInputFiles([...squares, 'heavy-3.1MB.jpg'].map(file));
      await expect(dialog.getByText(words.tooHeavy)).toBeVisible();
      for (const square of squares) await expect(dialog.getByRole('button', { name: square }).first()).toBeVisible();
      await dialog
        .getByRole('listitem')
        .filter({ hasText: 'heavy-3.1MB.jpg' })
        .getByRole('button', { name: words.delete })
        .click();
      // what is still on its way would be waited for
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      await saveAs(dialog, words.save);
      await expect(templateRow(page, name).getByRole('img')).toHaveCount(2);

      await page.goto('/products/stencil');
      const template = await openTemplate(page, given[language].packed, { edit: words.edit, title: words.editProduct });
      await pick(template, new RegExp(words.packaging.replace(/s$/, '')), name);
      await template.getByRole('tab', { name: words.temu }).click();
      const slot = template.getByRole('tabpanel').locator('.ant-form-item').filter({ hasText: words.outerPictures });
      await expect(slot.getByRole('listitem').filter({ hasText: /图片 \d|Picture \d/ })).toHaveCount(2);
      await saveAs(template, words.save);

      await page.goto('/products/outerPackagingTemplate');
      await templateRow(page, name).getByRole('button', { name: words.delete, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click();
      await expect(page.getByText(words.inUse)).toBeVisible();
      await expect(templateRow(page, name)).toBeVisible();
    },
  );

  journey(
    `an error on another tab of a product template brings that tab to the front (${language})`,
    async ({ page }) => {
      await signInReading(page, language);
      await page.goto('/products/stencil');
      const dialog = await openTemplate(page, '变色杯 Magic mug', { edit: words.edit, title: words.editProduct });
      const tab = (name: string) => dialog.getByRole('tab', { name });
      await tab(words.specifications).click();
      const price = dialog.getByRole('tabpanel').getByRole('textbox').nth(2);
      const before = await price.inputValue();
      await price.fill('99.99');
      await tab(words.temu).click();
      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      await expect(tab(words.specifications)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(words.specifications).getByRole('img')).toHaveText(/^[12]$/);
      await price.fill(before);
      await saveAs(dialog, words.save);
    },
  );

  journey(
    `a category three levels down is chosen level by level and by a word, and comes back as it was saved (${language})`,
    async ({ page }) => {
      const { word, shein, temu, fibres, child, ...on } = given[language];
      const name = `长袖 Long sleeve ${language}`;
      await signInReading(page, language);
      await page.goto('/products/classifyingTemplate');
      await page.getByRole('button', { name: words.addClassification }).first().click();
      const dialog = page.getByRole('dialog', { name: words.addClassification });
      const side = (marketplace: 'SHEIN' | 'TEMU') => dialog.getByRole('region', { name: marketplace });
      await dialog.getByRole('textbox', { name: words.name }).fill(name);

      await pick(side('TEMU'), new RegExp(on.temuStore), 'Paper Moon US');
      await side('TEMU')
        .getByRole('combobox', { name: new RegExp(on.temuCategory) })
        .click();
      for (const level of tree) await page.getByRole('menuitemcheckbox', { name: level }).click();
      for (const [attribute, value] of Object.entries(temu)) await pick(side('TEMU'), attribute, value);
      await side('TEMU').getByRole('checkbox', { name: on.cuffs }).check();
      await fillShares(side('TEMU'), language, [fibres[0], '95'], [fibres[1], '5']);
      await side('TEMU').getByRole('textbox', { name: on.pieces, exact: true }).fill('1');
      await pick(side('TEMU'), new RegExp(on.model), '');
      await pick(side('TEMU'), new RegExp(on.sizeChart), '');

      await pick(side('SHEIN'), new RegExp(on.sheinStore), 'Loom & Ink US');
      const byWord = side('SHEIN').getByRole('combobox', { name: new RegExp(on.sheinCategory) });
      await byWord.click();
      await byWord.fill(word);
      await page.locator('.ant-cascader-menu-item:visible').filter({ hasText: whole }).first().click();
      for (const [attribute, value] of Object.entries(shein)) await pick(side('SHEIN'), attribute, value);
      await fillShares(side('SHEIN'), language, [fibres[0], '95'], [fibres[1], '5']);
      await side('SHEIN').getByRole('textbox', { name: on.sheinPieces, exact: true }).fill('1');
      await saveAs(dialog, words.save);

      const saved = await openTemplate(page, name, { edit: words.edit, title: words.editClassification });
      for (const marketplace of ['SHEIN', 'TEMU']) {
        const half = saved.getByRole('region', { name: marketplace });
        await expect(half.getByText(whole)).toBeVisible();
        await expect(half.getByRole('textbox', { name: words.rows }).first()).toHaveValue('95');
        await expect(half.getByRole('textbox', { name: words.secondRow }).first()).toHaveValue('5');
      }
      const half = saved.getByRole('region', { name: 'TEMU' });
      await expect(half.getByText(temu[child as keyof typeof temu]).first()).toBeVisible();
      await expect(half.getByRole('checkbox', { name: on.cuffs })).toBeChecked();
    },
  );

  journey(
    `a definition that changes behind an open dialog refuses the save and loses nothing (${language})`,
    async ({ page, product }) => {
      const { changing, attribute, asked, renamed, copy } = given[language];
      await signInReading(page, language);
      await page.goto('/products/classifyingTemplate');
      const dialog = await openTemplate(page, changing, { edit: words.edit, title: words.editClassification });
      await dialog.getByRole('textbox', { name: words.name }).fill(renamed);
      const template = await findTemplate(page, changing);
      await call(page, '/classifyingTemplate/duplicate', { id: template.id, name: copy });

      await catalogueOf(product, 'temu').require(template.temuProductTypeId, attribute);
      const { temuStoreId: storeId, temuProductTypeId: productTypeId } = template;
      await call(page, '/platform/refreshPlatformCategory', { storeId, productTypeId, categoryId: productTypeId });

      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      const field = dialog.getByRole('region', { name: 'TEMU' }).getByRole('combobox', { name: asked, exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByRole('textbox', { name: words.name })).toHaveValue(renamed);
      await pick(dialog.getByRole('region', { name: 'TEMU' }), asked, attribute.values[1]);
      await saveAs(dialog, words.save);
      await expect(templateRow(page, renamed)).toBeVisible();
      await expect(templateRow(page, renamed).getByText(words.changed)).toBeHidden();
      await page.reload();
      await expect(templateRow(page, copy).getByText(words.changed)).toBeVisible();
    },
  );
}

/** Two rows of a composition: the second one has to be added. */
async function fillShares(half: Locator, language: Language, ...shares: (readonly [fibre: string, share: string])[]) {
  const { rows, secondRow, addRow } = templateWords[language];
  for (const [at, [fibre, share]] of shares.entries()) {
    const row = [rows, secondRow][at]!;
    if (at > 0) await half.getByRole('button', { name: addRow }).first().click();
    await pick(half, new RegExp(row), fibre);
    await half.getByRole('textbox', { name: row }).first().fill(share);
  }
}

interface Template {
  id: string;
  temuStoreId: string;
  temuProductTypeId: string;
}

async function findTemplate(page: Page, name: string): Promise<Template> {
  const { rows } = await call<{ rows: Template[] }>(
    page,
    `/classifyingTemplate/page?fuzzy=${encodeURIComponent(name)}`,
  );
  return rows[0]!;
}
