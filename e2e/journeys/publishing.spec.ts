import { expect } from '@playwright/test';
import { type Listing, publish, publishingStore } from '../goods/publishable.ts';
import { journey } from '../journey.ts';
import { goodsThere } from '../outside/goodsThere.ts';
import { call } from '../reading/call.ts';
import {
  addProducts,
  beginPlan,
  checkAll,
  chooseAct,
  expectCounts,
  linkCell,
  openTab,
  plannedRow,
  publishingWords,
  publishRow,
  tabCounts,
  typeInto,
} from '../screens/publishing.ts';
import { signInReading } from '../screens/templates.ts';

journey.use({ sampleShop: true, settings: { SANDBOX: 'true' }, instance: 'publishing' });

/** Single products. Both marketplaces ask more of the last. */
const goods = [
  'FOX-MUG-WHT11OZ',
  'ROSE-MUG-WHT11OZ',
  'OWL-MUG-WHT11OZ',
  'WAVE-MUG-WHT11OZ',
  'CACTUS-MUG-WHT11OZ',
  'MOUNTAIN-MUG-GRN15OZ',
  'PLANET-MUG-GRN15OZ',
  'DRAGON-POS-BLKA3',
  'CACTUS-POS-SNDA2',
  'RAINBOW-MUG-WHT15OZ',
];

interface Sent {
  rows: { marketProductId: string }[];
}

for (const language of ['zh', 'en'] as const) {
  const words = publishingWords[language];
  const mark = language.toUpperCase();

  journey(
    `of ten products planned for two stores, three stay with what preflight found, and the others are published (${language})`,
    async ({ page, product }) => {
      await signInReading(page, language);
      const stores = [await publishingStore(page, 'SHEIN'), await publishingStore(page, 'TEMU')];
      const names = stores.map(({ name }) => name);
      const there = goodsThere(product);
      await there.reviews('never end');
      await page.goto('/products/publish');
      const before = await tabCounts(page, words);

      const dialog = await beginPlan(page, words, names);
      await addProducts(dialog, words, goods);
      await dialog.getByRole('button', { name: words.generate }).click();
      await expect(dialog.getByText(words.made(20, 10))).toBeVisible();
      const sheet = dialog.getByRole('grid', { name: words.links });
      await expect(sheet).toHaveAttribute('aria-rowcount', '9');
      await dialog.getByRole('button', { name: words.viewAll(10) }).click();
      await expect(sheet).toHaveAttribute('aria-rowcount', '21');

      const number = linkCell(dialog, words, ['FOX-MUG-WHT11OZ', names[0]!], 'cargoNo');
      const given = await number.innerText();
      await dialog.getByRole('button', { name: words.randomNumbers }).click();
      await expect(number).not.toHaveText(given);
      await expect(number).toHaveText(/^[0-9A-Z]{5}$/);
      const titled = `Disney Owl Mug ${mark}`;
      const dear = `Wave Mug Below Its Original ${mark}`;
      for (const name of names) await typeInto(linkCell(dialog, words, ['OWL-MUG-WHT11OZ', name], 'title'), titled);
      const wave = ['WAVE-MUG-WHT11OZ', names[0]!] as const;
      await typeInto(linkCell(dialog, words, wave, 'title'), dear);
      await typeInto(linkCell(dialog, words, wave, 'specialPrice'), '999.00');
      await dialog.getByRole('button', { name: words.release, exact: true }).click();
      await page
        .getByRole('dialog', { name: words.releaseTitle(20) })
        .getByRole('button', { name: words.release, exact: true })
        .click();
      const told = page.getByRole('dialog', { name: words.releasedSome(15, 5) });
      const batch = /PB\d+-\d+/.exec(await told.innerText())![0];
      await told.getByRole('button', { name: words.close }).last().click();

      await expect(dialog).toBeHidden();
      await expectCounts(page, words, { plans: before.plans + 1 });
      const inReview = `publishStatus=2&fuzzyType=1&fuzzy=${batch}`;
      await page.goto(`/products/publish?${inReview}`);
      await expectCounts(page, words, { plans: 1, 2: 15, 3: 0, 4: 0 });
      const waiting = page.getByRole('cell').getByText(words.inReview);
      await expect(waiting).toHaveCount(15);
      const sent = await call<Sent>(page, `/publish/plan/product/page?pageNum=1&pageSize=20&${inReview}`);
      for (const { marketProductId } of sent.rows) await there.approveNumber(marketProductId);
      // one of the two marketplaces tells nobody of its decisions
      await expect(async () => {
        if ((await waiting.count()) > 0) await checkAll(page, words);
        expect(await tabCounts(page, words)).toEqual({ plans: 1, 2: 0, 3: 15, 4: 0 });
        // what becomes due while a marketplace is asked is asked for a minute later
      }).toPass({ timeout: 150_000 });
      await openTab(page, words, 'plans');
      await publishRow(page, batch).getByRole('button', { name: words.expand }).click();
      const ofDisney = plannedRow(page, words, titled).first();
      await expect(ofDisney).toContainText(words.errors(1));
      await ofDisney.getByRole('button', { name: words.edit, exact: true }).click();
      const editor = page.getByRole('dialog', { name: words.editTitle });
      await editor.getByRole('button', { name: words.mend }).click();
      await expect(editor.getByRole('textbox', { name: words.title })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`Owl Mug ${mark}`);
      await editor.getByRole('button', { name: words.save, exact: true }).click();
      await expect(editor).toBeHidden();
      await expect(plannedRow(page, words, `Owl Mug ${mark}`).first()).not.toContainText(words.errors(1));

      await plannedRow(page, words, dear).first().getByRole('button', { name: words.edit, exact: true }).click();
      await editor.getByRole('button', { name: words.mend }).first().click();
      await expect(page.locator(':focus')).toHaveAttribute('aria-label', new RegExp(words.special.slice(0, 7)));
      await editor.getByRole('button', { name: words.cancel }).click();

      await plannedRow(page, words, 'RAINBOW').first().getByRole('button', { name: words.edit, exact: true }).click();
      await editor.getByRole('link', { name: words.toClassification }).click();
      await expect(page).toHaveURL(/classifyingTemplate/);
    },
  );

  journey(
    `a refused listing is mended where the reviewer says, and published (${language})`,
    async ({ page, product }) => {
      const there = goodsThere(product);
      await signInReading(page, language);
      await there.reviews('never end');
      const [{ cargoNo, publishProductSpecs }] = (await publish(page, {
        stores: [await publishingStore(page, 'SHEIN')],
        spus: ['ROSE-MUG-WHT11OZ'],
        until: 'review',
      })) as [Listing];
      const { sku } = publishProductSpecs[0]!;
      const reason = {
        zh: '商品标题含有品牌词，涉嫌侵权',
        en: 'The title names a brand and may infringe on its rights',
      };
      await there.refuse(sku, reason);
      await page.goto('/products/publish?publishStatus=4');
      const before = await tabCounts(page, words);
      const row = publishRow(page, cargoNo);
      await row.getByRole('button', { name: words.expand }).click();
      const problem = page.getByRole('region', { name: words.problem });
      await expect(problem).toContainText(words.theirWords);
      await expect(problem).toContainText(reason[language]);
      await expect(problem).toContainText(words.title);
      await problem.getByRole('button', { name: words.mend }).click();
      const editor = page.getByRole('dialog', { name: words.editTitle });
      await expect(editor.getByRole('textbox', { name: words.title })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`Peony Ceramic Coffee Mug ${mark}`);
      await editor.getByRole('button', { name: words.save, exact: true }).click();
      await expect(editor).toBeHidden();

      await row.getByRole('button', { name: words.republish, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.republish, exact: true }).click();
      await expectCounts(page, words, { 4: before[4] - 1, 2: before[2] + 1 });
      await there.approve(sku);
      await expectCounts(page, words, { 2: before[2], 3: before[3] + 1 });
      await openTab(page, words, 3);
      await expect(publishRow(page, cargoNo)).toContainText(`Peony Ceramic Coffee Mug ${mark}`);
      await chooseAct(page, publishRow(page, cargoNo), words, words.timeline);
      const events = page.getByRole('list', { name: words.timeline }).getByRole('listitem');
      for (const event of words.events) await expect(events.filter({ hasText: event }).first()).toBeVisible();
      await expect(events.filter({ hasText: words.events[2] })).toHaveCount(2);
      await expect(events.filter({ hasText: words.events[2] }).first()).toContainText('admin');
    },
  );
}
