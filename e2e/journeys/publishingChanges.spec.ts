import { expect } from '@playwright/test';
import { type Listing, publish, publishingStore } from '../goods/publishable.ts';
import { journey } from '../journey.ts';
import { goodsThere } from '../outside/goodsThere.ts';
import {
  addProducts,
  beginPlan,
  changePrice,
  linkCell,
  plannedRow,
  publishingWords,
  publishRow,
} from '../screens/publishing.ts';
import { signInReading } from '../screens/templates.ts';

journey.use({ sampleShop: true, settings: { SANDBOX: 'true' }, instance: 'publishing' });

for (const language of ['zh', 'en'] as const) {
  const words = publishingWords[language];
  const mark = language === 'zh' ? 'Woodland' : 'Autumn';

  journey(
    `a price for several listings is taken in part, and given once more where it was not (${language})`,
    async ({ page, product }) => {
      const there = goodsThere(product);
      await signInReading(page, language);
      await there.reviews('pass');
      const [shein, temu] = [await publishingStore(page, 'SHEIN'), await publishingStore(page, 'TEMU')];
      const mug = 'OWL-MUG-WHT11OZ';
      const [tee] = (await publish(page, { stores: [shein], spus: ['OVS-OWL'], until: 'published' })) as [Listing];
      const [onShein, onTemu] = (await publish(page, { stores: [shein, temu], spus: [mug], until: 'published' })) as [
        Listing,
        Listing,
      ];
      const listings = [tee, onShein, onTemu];
      const total = tee.publishProductSpecs.length;
      const { sku } = tee.publishProductSpecs[1]!;
      await there.price(sku, { original: 1000, special: 700 });

      await page.goto('/products/publish?publishStatus=3');
      for (const { cargoNo } of listings) await publishRow(page, cargoNo).getByRole('checkbox').check();
      await changePrice(page, words, { original: '14.50', special: '8.50' });
      const told = page.getByRole('status').filter({ hasText: words.changePrice });
      await expect(told).toContainText(`${onTemu.cargoNo} ${words.noPrice}`);
      await expect(told).toContainText(`${tee.cargoNo} ${words.partly(1, total)}`);
      await expect(told).toContainText(sku);

      await publishRow(page, tee.cargoNo).getByRole('checkbox').check();
      await publishRow(page, onTemu.cargoNo).getByRole('checkbox').uncheck();
      await changePrice(page, words, { original: '14.50', special: '8.50', reason: words.cost });
      await expect(told).not.toContainText(sku);
      await publishRow(page, tee.cargoNo).getByRole('button', { name: words.expand }).click();
      const changed = page.getByRole('table', { name: 'OVS-OWL' }).getByRole('row').filter({ hasText: sku });
      await expect(changed).toContainText('8.50');
      await expect(changed).not.toContainText('7.00');
    },
  );

  journey(`a title is made of words from the library, and goes into the plan (${language})`, async ({ page }) => {
    const own = [`${mark} Fox Mug`, `${mark}s Coffee Cup`, 'Ceramic Keepsake', 'Housewarming Present', 'Gift Boxed'];
    await signInReading(page, language);
    const store = await publishingStore(page, 'SHEIN');
    await page.goto('/products/publish');
    const dialog = await beginPlan(page, words, [store.name]);
    await addProducts(dialog, words, ['FOX-MUG-WHT11OZ', 'ROSE-MUG-WHT11OZ']);
    await dialog.getByRole('button', { name: words.generate }).click();
    const cell = linkCell(dialog, words, ['FOX-MUG-WHT11OZ', store.name], 'title');
    await cell.click();
    await dialog.getByRole('button', { name: words.titleOfRow }).click();

    const titles = page.getByRole('dialog', { name: words.titles });
    await titles.getByRole('button', { name: words.library }).click();
    const library = page.getByRole('dialog', { name: words.library });
    await library.getByRole('textbox', { name: words.newKeywords }).fill(own.join('\n'));
    await library.getByRole('button', { name: words.addKeywords }).click();
    await library.getByRole('textbox', { name: words.keyword, exact: true }).fill(mark);
    await library.getByRole('button', { name: words.find }).click();
    for (const keyword of own.slice(0, 2))
      await library
        .getByRole('row')
        .filter({ has: page.getByText(keyword, { exact: true }) })
        .getByRole('checkbox')
        .check();
    await library.getByRole('button', { name: words.use(2), exact: true }).click();
    await titles.getByRole('spinbutton', { name: words.min }).fill('40');
    await titles.getByRole('spinbutton', { name: words.max }).fill('80');
    await titles.getByRole('button', { name: words.make, exact: true }).click();
    const offers = titles.getByRole('radio');
    await expect(offers).not.toHaveCount(0);
    const made = await titles
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .allInnerTexts();
    const texts = made.map((text) => text.replace(/\s*\d+$/, ''));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text.length < 40 || text.length > 80)).toEqual([]);
    expect(texts.filter((text) => !own.slice(0, 2).some((keyword) => text.includes(keyword)))).toEqual([]);
    await offers.nth(1).check();
    await titles.getByRole('button', { name: words.useTitle }).click();
    await expect(cell).toHaveText(texts[1]!);
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    const saved = await page.getByText(words.saved).first().innerText();
    await expect(dialog).toBeHidden();
    await publishRow(page, /PB\d+-\d+/.exec(saved)![0])
      .getByRole('button', { name: words.expand })
      .click();
    await expect(plannedRow(page, words, texts[1]!)).toBeVisible();
  });
}
