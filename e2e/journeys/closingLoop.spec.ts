import { expect, type Page } from '@playwright/test';
import { labels } from '../goods/labels.ts';
import { blankMug, mugPhotos, printedMug } from '../goods/mug.ts';
import { goodPrints } from '../goods/prints.ts';
import { marketJourney } from '../journey.ts';
import { startPrintService } from '../outside/printService.ts';
import type { Sandbox } from '../outside/sandbox.ts';
import { prepareMugTemplate } from '../outside/templates.ts';
import { call } from '../reading/call.ts';
import { apart, code128On, drawingShows } from '../reading/picture.ts';
import { readZip } from '../reading/zip.ts';
import { place } from '../screens/boxes.ts';
import { addCode, addFolder, addProductCode, beginCategory } from '../screens/catalogue.ts';
import { choose, open, save, signIn } from '../screens/frame.ts';
import { doToAll, expectCount, openTab, orderRow } from '../screens/orders.ts';
import { openFrom, pickPrint, productRow, productWords } from '../screens/products.ts';
import { useService } from '../screens/station.ts';
import { pick, saveAs } from '../screens/templates.ts';

marketJourney.use({ instance: 'closing the loop' });

const shops = { shein: '织墨', temu: '海港' } as const;
const sku = 'TIGER-MUG-1';
const parcels = { shein: '1Z999AA10123456784', temu: '1Z5R89390357567127' } as const;

marketJourney(
  'what is made here is sold on both marketplaces, comes back as orders, and is shipped: nobody maps anything',
  async ({ page, product, sandbox }) => {
    marketJourney.setTimeout(300_000);
    const words = productWords.zh;
    const prints = await goodPrints();
    await signIn(page);
    await sandbox.control('PUT', 'reviews', { fromMs: 0, toMs: 0, refusedShare: 0 });
    for (const market of ['shein', 'temu'])
      await sandbox.control('PUT', `webhooks/${market}`, { url: `${product.url}/webhooks/${market}` });
    const stores = { shein: await openStore(page, sandbox, 'shein'), temu: await openStore(page, sandbox, 'temu') };

    await marketJourney.step('each store is told what its marketplace wants to know', async () => {
      await open(page, '店铺管理');
      await page.getByRole('button', { name: `打开“${shops.shein}”的刊登设置` }).click();
      const shein = page.getByRole('dialog', { name: `刊登设置：${shops.shein}` });
      await pick(shein, /品牌/, '');
      await pick(shein, /销售站点/, 'USD');
      await pick(shein, /仓库/, '');
      await save(shein);
      await page.getByRole('button', { name: `打开“${shops.temu}”的刊登设置` }).click();
      const temu = page.getByRole('dialog', { name: `刊登设置：${shops.temu}` });
      await pick(temu, /销售站点/, '美国');
      await pick(temu, /仓库/, '');
      await pick(temu, /运费模板/, '');
      await temu.getByRole('radio', { name: '中国' }).check();
      await temu.getByLabel('产地省份编号').fill('43000000000006');
      await pick(temu, /币种/, 'USD');
      await save(temu);
      await expect(page.getByText('可刊登', { exact: true })).toHaveCount(2);
    });

    await marketJourney.step('a print, a mug to print it on, and templates', async () => {
      await open(page, '图库');
      await addFolder(page, '印花');
      await page.getByRole('button', { name: '添加图片' }).first().click();
      const dialog = page.getByRole('dialog', { name: '添加图片' });
      await dialog.getByLabel('选择图片').setInputFiles(prints);
      await dialog.getByRole('button', { name: '上传 6 个文件' }).click();
      await expect(dialog.getByRole('listitem').filter({ hasText: '成功' })).toHaveCount(6);
      await dialog.getByRole('button', { name: '关闭' }).last().click();
      await open(page, '编码管理');
      await addCode(page, '型号', 'MUG', '马克杯');
      await addCode(page, '颜色', 'WHT', '白色');
      await addCode(page, '尺码', '11OZ', '11 盎司');
      await open(page, '产品信息');
      const { base, box } = await blankMug();
      const mug = { name: '白色马克杯', style: 'MUG · 马克杯', colour: 'WHT · 白色', prints: 1, base } as const;
      const category = await beginCategory(page, mug);
      await place(category, 1, box);
      await save(category);
      await addProductCode(page, '白色马克杯', '11OZ · 11 盎司', '30');
      await prepareMugTemplate(page, '陶瓷马克杯', { stores, photos: await mugPhotos() });
    });

    await marketJourney.step('a product with its effect picture', async () => {
      await open(page, '产品管理');
      const dialog = await openFrom(page, words.add, words.single);
      await dialog.getByRole('textbox', { name: 'SPU' }).fill('TIGER-MUG');
      await dialog.getByRole('textbox', { name: 'SKU' }).fill(sku);
      await dialog.getByRole('textbox', { name: words.name }).fill('Ceramic Mug With A Tiger Sunset');
      await pick(dialog, new RegExp(words.template), '陶瓷马克杯');
      await pick(dialog, new RegExp(words.code), 'MUG-WHT-11OZ');
      await pickPrint(dialog.getByLabel(words.stampingPattern).first(), 'tiger_front', 'zh');
      await dialog.getByRole('button', { name: words.make, exact: true }).click();
      await expect(dialog.getByRole('button', { name: words.makeAgain, exact: true })).toBeVisible();
      await saveAs(dialog, words.save);
      for (const complete of words.complete)
        await expect(productRow(page, sku).getByRole('img', { name: complete })).toBeVisible();
    });

    await marketJourney.step('published to both, and called published once they have confirmed it', async () => {
      await open(page, '产品刊登');
      await page.getByRole('button', { name: /批量刊登$/ }).click();
      const dialog = page.getByRole('dialog', { name: '批量刊登', exact: true });
      for (const shop of Object.values(shops)) await choose(dialog, '店铺', shop);
      await dialog.getByRole('combobox', { name: '店铺' }).press('Escape');
      await dialog.getByRole('checkbox', { name: '单品' }).check();
      await dialog.getByRole('button', { name: '选择产品' }).click();
      const picker = page.getByRole('dialog', { name: '选择产品', exact: true });
      await picker
        .getByRole('option')
        .first()
        .click({ modifiers: ['ControlOrMeta'] });
      await picker.getByRole('button', { name: '添加所选（1）' }).click();
      await dialog.getByRole('button', { name: '生成链接' }).click();
      await expect(dialog.getByText('2 条链接，1 个产品')).toBeVisible();
      await dialog.getByRole('button', { name: '发布', exact: true }).click();
      await page
        .getByRole('dialog', { name: '发布 2 条链接？' })
        .getByRole('button', { name: '发布', exact: true })
        .click();
      await expect(page.getByText('2 条链接开始发布')).toBeVisible();
      // TEMU tells nobody that a review is over: it is asked every minute
      await expect(page.getByRole('tab', { name: /^已发布/ })).toHaveText(/\s2$/, { timeout: 150_000 });
    });

    await marketJourney.step('bought there, fetched, and mapped by themselves', async () => {
      for (const market of ['shein', 'temu'] as const) {
        const { id } = await sandbox.shop(market);
        const given = {
          count: 1,
          withinHours: 1,
          sellerSkus: [sku],
          cancelled: 0,
          moved: 0,
          heldBack: 0,
          oversized: 0,
        };
        await sandbox.control('POST', `stores/${id}/orders`, given);
      }
      await open(page, '订单管理');
      await page.getByRole('button', { name: /同步订单$/ }).click();
      const dialog = page.getByRole('dialog', { name: '同步订单' });
      await dialog.getByRole('button', { name: '近 3 天' }).click();
      await dialog.getByRole('button', { name: '开始同步' }).click();
      await expect(page.getByRole('status').filter({ hasText: '同步完成' })).toContainText('平台 2 单', {
        timeout: 30_000,
      });
      await expectCount(page, '店铺待审核', 2);
    });

    const numbers = await numbersOf(page);

    await marketJourney.step('approved and drawn: the print of the product, once for each piece', async () => {
      await openTab(page, '店铺待审核');
      const printed = { ...(await blankMug()).box, side: 1200 };
      for (const number of Object.values(numbers)) {
        await orderRow(page, number).getByRole('button', { name: '展开' }).click();
        const picture = page.getByRole('img', { name: 'MUG-WHT-11OZ · tiger_front.png' }).last();
        await expect(picture).toBeVisible();
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        const shown = await (await page.request.get((await picture.getAttribute('src'))!)).body();
        const right = await apart(shown, await printedMug('sunset'), printed);
        const wrong = await apart(shown, await printedMug('moon'), printed);
        expect(right).toBeLessThan(wrong);
      }
      await doToAll(page, '审核通过');
      const told = page.getByRole('status').filter({ hasText: '审核通过：2 个成功' });
      await expect(told).toContainText('生产图 2/2', { timeout: 60_000 });
      await expectCount(page, '生产中', 2);

      await openTab(page, '生产中');
      await page.getByRole('checkbox', { name: '选择本页全部' }).check();
      await page.getByRole('button', { name: /下载$/ }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: '生产图', exact: true }).click();
      const drawings = await readZip(await (await coming).path());
      const [tiger, , , , owl] = prints.map(({ buffer }) => buffer);
      for (const number of Object.values(numbers)) {
        expect(drawings.some(({ name }) => name.startsWith(number))).toBe(true);
      }
      const pieces = new Set<string>();
      for (const { name, bytes } of drawings) {
        expect(await drawingShows(tiger!, bytes)).toBe(true);
        expect(await drawingShows(owl!, bytes)).toBe(false);
        const codes = await code128On(bytes);
        expect(codes).toContain(name.split('/')[0]);
        pieces.add(codes.join(' '));
      }
      expect(pieces.size).toBe(drawings.length);
      await page.getByRole('button', { name: '清空' }).click();
    });

    await marketJourney.step('each gets the label of its parcel', async () => {
      for (const market of ['shein', 'temu'] as const) {
        await orderRow(page, numbers[market]).getByRole('button', { name: '填写运单' }).first().click();
        const dialog = page.getByRole('dialog', { name: `填写运单：${numbers[market]}` });
        const file = await labels(`${market}.pdf`, [{ carrier: 'UPS', trackingNumber: parcels[market] }]);
        await dialog.locator('input[type=file]').setInputFiles(file);
        await save(dialog);
        await expect(orderRow(page, numbers[market])).toContainText(parcels[market]);
      }
    });

    await marketJourney.step('printed at the station, and shipped', async () => {
      await using service = await startPrintService();
      await open(page, '打单发货');
      await useService(page, service.address);
      await expect(page.getByLabel('订单号或运单号')).toBeFocused();
      for (const [at, tracking] of Object.values(parcels).entries()) {
        await page.keyboard.type(`${tracking}\n`);
        await expect.poll(() => service.printed.length).toBe(at + 1);
        expect(await code128On(service.printed[at]!)).toContain(tracking);
        await expect(page.getByRole('status')).toContainText('打印成功，正在通知平台发货');
      }
      await open(page, '订单管理');
      await expectCount(page, '已发货', 2, 60_000);
    });
  },
);

/** A store of ours for the marketplace's shop; its authorisation on the screen is a journey of its own. */
async function openStore(page: Page, sandbox: Sandbox, marketplace: keyof typeof shops): Promise<string> {
  const { credentials } = await sandbox.shop(marketplace);
  const typeCode = `${marketplace.toUpperCase()}_SEMI_TRUSTEESHIP`;
  const form = { typeCode, countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '无' };
  const { id } = await call<{ id: string }>(page, '/store/create', { name: shops[marketplace], ...form });
  const { openKeyId: authKey, secretKey: authSecret, accessToken: authToken, productToken } = credentials;
  if (marketplace === 'shein') await call(page, '/platform/store/authorization', { id, authKey, authSecret });
  else {
    await call(page, '/platform/store/authorization', { id, authToken });
    const query = new URLSearchParams({ id, productToken }).toString();
    const sites = await call<{ validWarehouseList: { warehouseId: string }[] }[]>(
      page,
      `/store/getWarehouses?${query}`,
    );
    const { warehouseId } = sites.flatMap(({ validWarehouseList }) => validWarehouseList)[0]!;
    await call(page, '/platform/store/authorization', { id, productToken, warehouseId });
  }
  return id;
}

/** The numbers of the two orders, which the marketplaces have made up. */
async function numbersOf(page: Page): Promise<Record<keyof typeof shops, string>> {
  const { rows } = await call<{ rows: { thirdOrderNumber: string; shopName: string }[] }>(
    page,
    '/sysOrder/queryList',
    {},
  );
  const of = (shop: string) => rows.find(({ shopName }) => shopName === shop)!.thirdOrderNumber;
  return { shein: of(shops.shein), temu: of(shops.temu) };
}
