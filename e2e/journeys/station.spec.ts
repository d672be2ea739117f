import { expect, type Page } from '@playwright/test';
import type { LabelPrint, PrintableLabel } from '@pressroom/contract/printing/printing';
import { marketJourney as journey } from '../journey.ts';
import type { Sandbox } from '../outside/sandbox.ts';
import { call } from '../reading/call.ts';
import { code128On } from '../reading/picture.ts';
import { open, signIn } from '../screens/frame.ts';
import { answer, printHistory, result, scan, scanBox, useBench } from '../screens/station.ts';

journey.use({ sampleShop: true, instance: 'station' });

const bench = '三号工位';
const minutes = 60_000;

interface Order {
  id: string;
  thirdOrderNumber: string;
  trackingNumber: string;
}

interface Desk {
  printed: { serial: number }[];
  line: { connected: number; labels: number; received: { code: number; orderId: string; carrier: string }[] };
}

const desk = (sandbox: Sandbox) => sandbox.desk<Desk>('GET', '');

/** Orders in production that have a label, oldest first. */
async function printable(page: Page): Promise<Order[]> {
  const { rows } = await call<{ rows: Order[] }>(page, '/sysOrder/queryList', { sysStatus: 1, pageSize: 40 });
  const looks = rows.map(({ thirdOrderNumber }) =>
    call<PrintableLabel>(page, `/sysOrder/printOrderLabel?isSend=1&thirdOrderNumber=${thirdOrderNumber}`),
  );
  const found = await Promise.allSettled(looks);
  return rows.filter((_order, at) => found[at]?.status === 'fulfilled').toReversed();
}

const historyOf = async (page: Page, { id }: Order) =>
  (await call<{ rows: LabelPrint[] }>(page, `/sysOrder/printHistory?objMaster=${id}`)).rows;

journey('a station prints each label once, whatever breaks', async ({ page, sandbox }) => {
  journey.setTimeout(240_000);
  await page.clock.install();
  await signIn(page);
  const orders = await printable(page);
  await open(page, '打单发货');
  await useBench(page, bench, sandbox.printService);

  await journey.step('the printer gets the very dots that the server has rendered', async () => {
    const [order] = orders as [Order];
    const asked = page.waitForResponse((response) => response.url().includes('/printOrderLabel'));
    await scan(page, order.thirdOrderNumber);
    const { data } = (await (await asked).json()) as { data: PrintableLabel };
    await expect(result(page)).toContainText('打印成功');
    const printed = await fetch(`${sandbox.url}/postek-desk/labels/1.png`);
    const dots = Buffer.from(await printed.arrayBuffer());
    expect(dots.equals(Buffer.from(data.image, 'base64'))).toBe(true);
    expect(await code128On(dots)).toContain(order.trackingNumber);
  });

  await journey.step('a second print says why, without a mouse, and the server remembers it', async () => {
    const [order] = orders as [Order];
    await scan(page, order.thirdOrderNumber);
    const question = page.getByRole('dialog', { name: '再次打印？' });
    await expect(question.getByLabel('卡纸')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(question.getByLabel('面单破损')).toBeChecked();
    await page.clock.runFor(2_000);
    await expect(question.getByRole('button', { name: '再次打印' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect.poll(async () => (await desk(sandbox)).printed.length).toBe(2);
    await expect(scanBox(page)).toBeFocused();
    await expect.poll(async () => (await historyOf(page, order))[0]?.outcome).toBe(1);
    expect(await historyOf(page, order)).toMatchObject([
      { createUser: 'admin', bench, printerType: 1, reason: 'damaged' },
      { bench, reason: null, outcome: 1 },
    ]);
    await printHistory(page).getByRole('combobox', { name: '显示哪些记录' }).click();
    await page.getByTitle('今日本工位').click();
    await expect(printHistory(page)).toContainText('再次打印：面单破损');
  });

  await journey.step('ten minutes without a network lose nothing and print nothing twice', async () => {
    const [, first, second, third] = orders as [Order, Order, Order, Order];
    const before = (await desk(sandbox)).printed.length;
    // the label comes through, and what was to be said of it does not
    await page.route('**/sysOrder/sendOrder*', (route) => route.abort());
    await scan(page, first.thirdOrderNumber);
    await expect(result(page)).toContainText('面单已打印，网络恢复后自动登记');
    await page.route('**/sysOrder/printOrderLabel*', (route) => route.abort());
    await scan(page, second.trackingNumber);
    await expect(result(page)).toContainText('排队 2 个');
    await page.clock.runFor(5 * minutes);
    await page.reload();
    await expect(result(page)).toContainText('排队 2 个');
    await scan(page, third.thirdOrderNumber);
    await expect(result(page)).toContainText('排队 3 个');
    await page.clock.runFor(5 * minutes);
    expect((await desk(sandbox)).printed).toHaveLength(before + 1);

    await page.unroute('**/sysOrder/sendOrder*');
    await page.unroute('**/sysOrder/printOrderLabel*');
    await page.clock.runFor(5_000);
    await expect.poll(async () => (await desk(sandbox)).printed.length).toBe(before + 3);
    await expect(result(page)).toContainText(third.thirdOrderNumber);
    await expect(result(page)).toContainText('打印成功');
    for (const order of [first, second, third])
      expect(await historyOf(page, order)).toMatchObject([{ outcome: 1, bench }]);
  });

  await journey.step(
    'the line gets one label, though its connection breaks before it has acknowledged it',
    async () => {
      const [, , , , stuck, lost] = orders as [Order, Order, Order, Order, Order, Order];
      await page.getByText('工业自动打印', { exact: true }).click();
      await expect(page.getByText('已连接')).toBeVisible();
      await sandbox.desk('POST', 'line/break', { moment: 'afterLabel' });
      await sandbox.desk('POST', 'line/ask', { orderId: stuck.thirdOrderNumber });
      await expect(page.getByRole('dialog', { name: '面单打印出来了吗？' })).toContainText('连接中断');
      await page.clock.runFor(5_000);
      await expect(page.getByText('已连接')).toBeVisible();
      // it asks once more, since it does not know either
      await sandbox.desk('POST', 'line/ask', { orderId: stuck.thirdOrderNumber });
      await answer(page, '面单打印出来了吗？', '已打印出来');
      await expect(result(page)).toContainText('打印成功');
      expect((await desk(sandbox)).line.labels).toBe(1);
      expect(await historyOf(page, stuck)).toMatchObject([{ outcome: 1, printerType: 2 }]);

      await sandbox.desk('POST', 'line/break', { moment: 'beforeLabel' });
      await sandbox.desk('POST', 'line/ask', { text: lost.trackingNumber });
      await expect(page.getByRole('dialog', { name: '面单打印出来了吗？' })).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(page.getByText('已连接')).toBeVisible();
      await answer(page, '面单打印出来了吗？', '没有，请打印');
      await expect.poll(async () => (await desk(sandbox)).line.labels).toBe(2);
      await expect(result(page)).toContainText(lost.thirdOrderNumber);
      await expect(result(page)).toContainText('打印成功');
      expect(await historyOf(page, lost)).toMatchObject([{ outcome: 1 }]);

      await sandbox.desk('POST', 'line/ask', { orderId: 'nobody' });
      await expect
        .poll(async () => (await desk(sandbox)).line.received.at(-1))
        .toMatchObject({ code: 1, orderId: 'nobody', carrier: '' });
    },
  );
});
