import { expect } from '@playwright/test';
import { labels } from '../goods/labels.ts';
import { goodPrints, prints, refusedPrints, shirt } from '../goods/prints.ts';
import { sheets } from '../goods/sheets.ts';
import { journey } from '../journey.ts';
import { startPrintService } from '../outside/printService.ts';
import { code128On, pngFacts } from '../reading/picture.ts';
import { readZip } from '../reading/zip.ts';
import { useService } from '../screens/station.ts';
import { drag, expectInside, frame, numbers } from '../screens/boxes.ts';
import { countClicks } from '../screens/clicks.ts';
import { addCode, addFolder, addMapping, addProductCode, addStore, beginCategory } from '../screens/catalogue.ts';
import { open, save, signIn } from '../screens/frame.ts';
import {
  addOrder,
  doToAll,
  expectCount,
  checkSheet,
  importSheet,
  openTab,
  orderRow,
  reset,
  search,
  uploadLabels,
} from '../screens/orders.ts';

/** The first order of the Chinese sheet: one black shirt with two prints. */
const order = { number: 'PO-211-08427713645110', tracking: '1Z999AA10123456784' };

journey.use({ instance: 'main job' });

journey('from a spreadsheet of orders to a printed, shipped parcel', async ({ page }) => {
  journey.setTimeout(300_000);
  const clicks = await countClicks(page);
  await signIn(page);

  await journey.step('the library takes prints and refuses what cannot be printed', async () => {
    await open(page, '图库');
    await addFolder(page, '印花');
    await page.getByRole('button', { name: '添加图片' }).first().click();
    const dialog = page.getByRole('dialog', { name: '添加图片' });
    await dialog.getByLabel('选择图片').setInputFiles([...(await goodPrints()), ...(await refusedPrints())]);
    await expect(dialog.getByRole('listitem')).toHaveCount(8);
    // said before anything travels
    await expect(dialog.getByRole('listitem').filter({ hasText: 'for_screen.png' })).toContainText('DPI 必须为 200');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'one,two.png' })).toContainText('文件名不能包含');
    await dialog.getByRole('button', { name: '上传 6 个文件' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: '成功' })).toHaveCount(6);
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await expect(page.getByRole('option', { name: /tiger_front\.png.*26/ })).toBeVisible();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(6);
  });

  await journey.step('codes, and categories whose boxes are drawn on the shirt', async () => {
    await open(page, '编码管理');
    await addCode(page, '型号', 'TEE', 'T 恤');
    await addCode(page, '颜色', 'BLK', '黑色');
    await addCode(page, '尺码', 'M', '中码');
    await clicks.aside(async () => {
      await addCode(page, '颜色', 'WHT', '白色');
      await addCode(page, '尺码', 'L', '大码');
    });

    await open(page, '产品信息');
    const black = await beginCategory(page, {
      name: '黑色 T 恤',
      style: 'TEE · T 恤',
      colour: 'BLK · 黑色',
      prints: 2,
      base: await shirt('black'),
    });
    await clicks.aside(async () => {
      await frame(black, 1).click();
      const before = await numbers(black, 1);
      await drag(black, 1, 'corner', { x: -30, y: -40 });
      const smaller = await numbers(black, 1);
      expect(smaller.width).toBeLessThan(before.width);
      expect(smaller.height).toBeLessThan(before.height);
      await drag(black, 1, 'inside', { x: 20, y: 30 });
      const moved = await numbers(black, 1);
      expect(moved.x).toBeGreaterThan(smaller.x);
      expect(moved).toMatchObject({ width: smaller.width, height: smaller.height });
      await frame(black, 2).click();
      await drag(black, 2, 'inside', { x: 900, y: 900 });
      await expectInside(black, 2, { width: 1200, height: 1200 });
    });
    await save(black);

    await addProductCode(page, '黑色 T 恤', 'M · 中码', '120');
    await clicks.aside(async () => {
      const white = await beginCategory(page, {
        name: '白色 T 恤',
        style: 'TEE · T 恤',
        colour: 'WHT · 白色',
        prints: 1,
        base: await shirt('white'),
      });
      await save(white);
      await addProductCode(page, '白色 T 恤', 'L · 大码', '80');
    });
  });

  await journey.step('stores and SKU mappings', async () => {
    await open(page, '店铺管理');
    await addStore(page, 'Austin Print House');
    await clicks.aside(() => addStore(page, 'Linden Tees'));
    const austin = { store: 'Austin Print House' };
    const black = { code: 'TEE-BLK-M' };
    await addMapping(page, { ...austin, ...black, skuId: '17592304881155', prints: ['tiger_front', 'dragon_back'] });
    await clicks.aside(async () => {
      await addMapping(page, { ...austin, code: 'TEE-WHT-L', skuId: '17592304881201', prints: ['rose_front'] });
      await addMapping(page, {
        ...black,
        store: 'Linden Tees',
        skuId: '5230236437987443003',
        prints: ['butterfly_front', 'fox_back'],
      });
    });
  });

  await journey.step('orders come from sheets: nothing before every reason was shown', async () => {
    await open(page, '订单管理');
    await clicks.aside(async () => {
      const bad = await checkSheet(page, sheets.bad);
      await expect(bad.getByRole('alert')).toContainText('部分行有误或订单已存在');
      for (const line of ['2', '3', '4', '5', '6', '7', '9', '10', '11'])
        await expect(
          bad.getByRole('row').filter({ has: page.getByRole('cell', { name: line, exact: true }) }),
        ).toBeVisible();
      await expect(bad.getByRole('table')).toContainText('已被 Excel 截断');
      await bad.getByRole('button', { name: '关闭' }).last().click();
      await expectCount(page, '全部', 0);
    });

    const good = await importSheet(page, sheets.chinese);
    await expect(good.getByRole('status')).toContainText('已创建 7 个订单');
    await good.getByRole('button', { name: '关闭' }).last().click();
    await clicks.aside(async () => {
      const again = await checkSheet(page, sheets.chinese);
      await expect(again.getByRole('alert')).toContainText('表格中的 7 个订单均已存在');
      await expect(again.getByRole('row').filter({ hasText: order.number })).toContainText('Austin Print House');
      await again.getByRole('button', { name: '关闭' }).last().click();
      const english = await importSheet(page, sheets.english);
      await expect(english.getByRole('status')).toContainText('已创建 7 个订单');
      await english.getByRole('button', { name: '关闭' }).last().click();
      await addOrder(page, { number: '手工单-001', store: 'Linden Tees', code: 'TEE-WHT-L', print: 'owl_front' });
    });
    await expectCount(page, '全部', 15);
    await expectCount(page, '工厂待审核', 15);
  });

  await journey.step('an order opens up: its lines with the shirt as the buyer sees it', async () => {
    await clicks.aside(async () => {
      await search(page, [order.number]);
      await orderRow(page, order.number).getByRole('button', { name: '展开' }).click();
      const shirt = page.getByRole('img', { name: 'TEE-BLK-M · tiger_front.png · dragon_back.png' }).last();
      await expect(shirt).toBeVisible();
      await expect(shirt).not.toHaveJSProperty('naturalWidth', 0);
      await expect(page.getByText('17592304881155')).toBeVisible();
      await reset(page, 15);
    });
  });

  await journey.step('approving makes drawings in the background, seen as they come', async () => {
    await openTab(page, '工厂待审核');
    await doToAll(page, '审核通过 13/15');
    const question = page.getByRole('dialog', { name: '审核通过：13 个订单' });
    await expect(question).toContainText('WEB-10023');
    await question.getByRole('button', { name: '审核通过 13 个' }).click();
    const told = page.getByRole('status').filter({ hasText: '审核通过：13 个成功' });
    await expect(told.getByRole('progressbar')).toBeVisible();
    await expect(told).toContainText('生产图 13/13', { timeout: 60_000 });
    // those that were left out stay chosen, to be dealt with
    await page.getByRole('button', { name: '清空' }).click();
    await expectCount(page, '生产中', 13);
    await expectCount(page, '工厂待审核', 2);
  });

  await journey.step('the drawings come as a zip: true size, and scannable', async () => {
    let path = '';
    await clicks.aside(async () => {
      await openTab(page, '生产中');
      await search(page, [order.number, '手工单-001']);
      await page.getByRole('checkbox', { name: '选择本页全部' }).check();
      await page.getByRole('button', { name: /下载$/ }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: '生产图', exact: true }).click();
      path = await (await coming).path();
    });
    const entries = await readZip(path);
    expect(entries.map(({ name }) => name).sort()).toEqual([
      `${order.number}/${order.number}_1_1_TEE-BLK-M_x1.png`,
      `${order.number}/${order.number}_1_2_TEE-BLK-M_x1.png`,
      '手工单-001/手工单-001_1_1_TEE-WHT-L_x1.png',
    ]);
    expect(entries.every(({ utf8 }) => utf8)).toBe(true);
    const front = entries.find(({ name }) => name.includes('_1_1_TEE-BLK-M'))!.bytes;
    const tiger = prints.find(({ name }) => name === 'tiger_front.png')!;
    const { width, height, dpi } = pngFacts(front);
    expect(dpi).toBe(200);
    expect(width).toBe(Math.round((tiger.widthCm / 2.54) * 200));
    expect(height).toBeGreaterThan((tiger.heightCm / 2.54) * 200);
    expect(await code128On(front)).toContain(order.number);
    await clicks.aside(() => reset(page, 13));
  });

  await journey.step('label pages find their orders by their barcodes', async () => {
    const dialog = await uploadLabels(
      page,
      await labels('面单.pdf', [
        { carrier: 'UPS', trackingNumber: order.tracking },
        { carrier: 'USPS', trackingNumber: '9400111899223197428490' },
        { carrier: 'UPS', trackingNumber: '1Z5R89390357567127' },
      ]),
    );
    await expect(dialog.getByRole('status')).toContainText('2 页已匹配');
    await expect(dialog.getByRole('status')).toContainText('1 页未匹配');
    await expect(
      dialog.getByRole('row', { name: new RegExp(`成功.*${order.tracking}.*${order.number}.*UPS`) }),
    ).toBeVisible();
    await expect(dialog.getByRole('row', { name: /失败.*1Z5R89390357567127.*没有订单使用此运单号/ })).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
  });

  await journey.step('the station prints a label once, and asks before it prints it again', async () => {
    await using service = await startPrintService();
    await open(page, '打单发货');
    await useService(page, service.address);
    const box = page.getByLabel('订单号或运单号');
    await expect(box).toBeFocused();

    service.status = 87;
    await page.keyboard.type(`${order.tracking}\n`);
    await expect(page.getByRole('status')).toContainText('打印头未关闭');
    expect(service.printed).toHaveLength(0);

    service.status = 0;
    await page.keyboard.type(`${order.tracking}\n`);
    await expect(page.getByRole('status')).toContainText('打印成功，订单已发货');
    expect(service.printed).toHaveLength(1);
    expect(pngFacts(service.printed[0]!)).toMatchObject({ width: 800, height: 1200 });
    expect(await code128On(service.printed[0]!)).toContain(order.tracking);
    // from an empty product over one shirt, one store, one mapping and one sheet of orders to a printed label
    expect(clicks.count).toBeLessThanOrEqual(90);

    await page.keyboard.type(`${order.number}\n`);
    const question = page.getByRole('dialog', { name: '再次打印？' });
    await expect(question).toContainText('此面单已打印过');
    await question.getByLabel('面单破损').check();
    await question.getByRole('button', { name: '再次打印' }).click();
    await expect.poll(() => service.printed.length).toBe(2);
    await expect(page.getByRole('status')).toContainText(order.number);
  });

  await journey.step('the order is shipped, and the shelf holds one shirt fewer', async () => {
    await open(page, '订单管理');
    await expectCount(page, '已发货', 1);
    await openTab(page, '已发货');
    await expect(orderRow(page, order.number)).toBeVisible();
    await open(page, '产品信息');
    await page.getByRole('row').filter({ hasText: '黑色 T 恤' }).getByRole('button', { name: '展开' }).click();
    const counters = page
      .getByRole('table', { name: '黑色 T 恤' })
      .getByRole('row', { name: /^TEE-BLK-M/ })
      .getByRole('cell');
    await expect(counters.nth(4)).toHaveText('119');
    await expect(counters.nth(6)).toHaveText('1');
  });
});
