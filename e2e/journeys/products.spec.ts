import { expect, type Locator } from '@playwright/test';
import { writeProductSheet } from '../goods/productSheet.ts';
import { journey } from '../journey.ts';
import { seriousFindings } from '../reading/seriousFindings.ts';
import { openFrom, pickAll, pickPrint, productRow, productWords } from '../screens/products.ts';
import { pick, saveAs, signInReading } from '../screens/templates.ts';

journey.use({ sampleShop: true, settings: { SANDBOX: 'true' }, instance: 'templates' });

const colours = ['BLK', 'WHT', 'NVY', 'SND', 'RED', 'GRN'];
const sizes = ['S', 'M', 'L', 'XL', '2XL'];

for (const language of ['zh', 'en'] as const) {
  const words = productWords[language];
  const mark = language.toUpperCase();

  journey(
    `a product of six colours and five sizes goes from its template to complete (${language})`,
    async ({ page }) => {
      const spu = `TEE-${mark}`;
      await signInReading(page, language);
      await page.goto('/products/multiAttribute');
      await page.getByRole('button', { name: words.addVariants }).first().click();
      const dialog = page.getByRole('dialog', { name: words.addVariants });
      await dialog.getByRole('textbox', { name: words.spu }).fill(spu);
      await pick(dialog, new RegExp(words.style), 'CLS');
      await pickAll(dialog, words.colours, colours);
      await pickAll(dialog, words.sizes, sizes);
      await pick(dialog, new RegExp(words.template), '纯棉短袖 Cotton tee');
      await pickPrint(dialog.getByLabel(`${words.print} 1`).first(), 'tiger_front', language);
      await dialog.getByRole('button', { name: words.generate, exact: true }).click();
      await expect(dialog.getByText(words.rows)).toBeVisible();
      // the sample shop lacks two, unless the journey in the other language has added them
      const codes = dialog.getByRole('button', { name: words.addCodes });
      if (await codes.isVisible()) await codes.click();
      await expect(codes).toBeHidden();
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      await saveAs(dialog, words.save);
      const row = productRow(page, spu);
      await expect(row.getByText(words.skus)).toBeVisible();
      for (const marketplace of ['SHEIN', 'TEMU'])
        await expect(row.getByText(marketplace, { exact: true })).toBeVisible();
    },
  );

  journey(
    `a single product is made from an empty dialog, and goes into a combination (${language})`,
    async ({ page }) => {
      const [spu, sku, set] = [`MUG-${mark}`, `MUG-${mark}-1`, `SET-${mark}`];
      await signInReading(page, language);
      await page.goto('/products/management');
      const dialog = await openFrom(page, words.add, words.single);
      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      await expect(dialog.getByRole('textbox', { name: 'SPU' })).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByRole('textbox', { name: 'SPU' }).fill(spu);
      await dialog.getByRole('textbox', { name: 'SKU' }).fill(sku);
      await dialog.getByRole('textbox', { name: words.name }).fill(`虎 Tiger mug ${mark}`);
      await pick(dialog, new RegExp(words.template), '陶瓷马克杯 Ceramic mug 11 oz');
      await pick(dialog, new RegExp(words.code), 'MUG-GRN-11OZ');
      await pickPrint(dialog.getByLabel(words.stampingPattern).first(), 'tiger_front', language);
      await dialog.getByRole('button', { name: words.make, exact: true }).click();
      await expect(dialog.getByRole('button', { name: words.makeAgain, exact: true })).toBeVisible();
      await saveAs(dialog, words.save);
      const row = productRow(page, sku);
      for (const complete of words.complete) await expect(row.getByRole('img', { name: complete })).toBeVisible();

      const combination = await openFrom(page, words.add, words.combination);
      await combination.getByRole('textbox', { name: 'SPU' }).fill(set);
      await combination.getByRole('textbox', { name: 'SKU' }).fill(set);
      await combination.getByRole('textbox', { name: words.name }).fill(`套装 Set ${mark}`);
      await pick(combination, new RegExp(words.classification), '陶瓷马克杯 Ceramic mug 11 oz');
      await pick(combination, new RegExp(words.packaging), '马克杯两只装 Mug box for two');
      await combination.getByRole('tab', { name: words.components }).click();
      await combination.getByRole('button', { name: words.addProduct }).click();
      const picker = page.getByRole('dialog', { name: words.picker });
      await picker.getByLabel(words.pickerSearch).fill(sku);
      await picker.getByRole('option', { name: sku }).click();
      await picker.getByRole('button', { name: /1/ }).last().click();
      await saveAs(combination, words.save);
      await page.getByText(words.kinds[1], { exact: true }).first().click();
      await expect(productRow(page, set)).toBeVisible();
    },
  );

  journey(
    `a sheet with bad lines is mended and imported, and changes nothing the second time (${language})`,
    async ({ page, product }) => {
      const line = (at: number) => ({
        SPU: `SHEET-${mark}-${String(at)}`,
        SKU: `SHEET-${mark}-${String(at)}`,
        商品名称: `马克杯 Mug ${String(at)}`,
        产品模板: '陶瓷马克杯 Ceramic mug 11 oz',
        产品编码: 'MUG-WHT-11OZ',
        印花图1: 'tiger_front',
      });
      const good = [1, 2, 3].map(line);
      const bad = [good[0]!, { ...good[1]!, SKU: '中文' }, { ...good[2]!, 产品编码: 'MUG-NONE-11OZ' }];
      await signInReading(page, language);
      await page.goto('/products/management');
      await page.getByRole('button', { name: words.import, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.importSingles });
      const choose = async (rows: typeof good) =>
        dialog.getByLabel(words.drop).setInputFiles(await writeProductSheet(product.dataDir, rows));
      await choose(bad);
      await expect(dialog.getByRole('row')).toHaveCount(3);
      await dialog.getByRole('button', { name: words.another }).click();
      await choose(good);
      await dialog.getByRole('button', { name: /3/ }).last().click();
      await expect(page.getByText(words.imported)).toBeVisible();
      await dialog.getByRole('button', { name: words.more }).click();
      await choose(good);
      await expect(dialog.getByText(words.unchanged)).toBeVisible();
      await dialog.getByRole('button', { name: words.close, exact: true }).last().click();
      await expect(productRow(page, `SHEET-${mark}-3`)).toBeVisible();
    },
  );
}

journey('the products and their dialogs can be used with a screen reader, in light and dark', async ({ page }) => {
  const words = productWords.zh;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInReading(page, 'zh');
  const found: Record<string, string[]> = {};
  const check = async (state: string, part?: string) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const findings = await seriousFindings(page, part);
    if (findings.length > 0) found[state] = findings;
  };
  const edit = (row: Locator) => row.getByRole('button', { name: words.edit, exact: true }).click();

  await page.goto('/products/management?fuzzy=Magic');
  const magic = productRow(page, 'RAINBOW-MUG-WHT-15OZ');
  await expect(magic).toBeVisible();
  await check('single products');
  await edit(magic);
  const single = page.getByRole('dialog', { name: words.editSingle });
  for (const tab of await single.getByRole('tab').all()) {
    await tab.click();
    await check(`a single product: ${await tab.innerText()}`, '[role=dialog]');
  }
  await single.getByRole('button', { name: words.close }).first().click();
  await expect(single).toBeHidden();

  await page.goto('/products/multiAttribute?fuzzy=KID-FOX&fuzzyType=2');
  const variants = productRow(page, 'KID-FOX');
  await variants.getByRole('button', { name: words.expand }).click();
  await expect(page.getByText('KID-FOX-NVY-S').first()).toBeVisible();
  await check('products of many SKUs');
  await edit(variants);
  await expect(page.getByRole('dialog', { name: words.editVariants }).getByRole('grid')).toBeVisible();
  await check('a product of many SKUs', '[role=dialog]');
  expect(found).toEqual({});
});
