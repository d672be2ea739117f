import { expect, type Page } from '@playwright/test';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { journey } from '../journey.ts';
import { startPrintService } from '../outside/printService.ts';
import { call } from '../reading/call.ts';
import { code128On } from '../reading/picture.ts';
import { open, signIn } from '../screens/frame.ts';
import { result } from '../screens/station.ts';

journey.use({ sampleShop: true, instance: 'bench check' });

interface Order {
  id: string;
  thirdOrderNumber: string;
  trackingNumber: string;
  labelUrl: string | null;
  sysStatus: number;
  totalNum: number;
  orderDetailsList: { id: string; num: number }[];
}

/** Orders with a label, in production (1) or shipped (2). */
async function labelled(page: Page, sysStatus: 1 | 2): Promise<Order[]> {
  const { rows } = await call<{ rows: Order[] }>(page, '/sysOrder/queryList', { sysStatus, pageSize: 100 });
  return rows.filter(({ labelUrl }) => labelUrl !== null);
}

const codesOf = ({ orderDetailsList }: Order) =>
  orderDetailsList.flatMap(({ id: lineId, num }) =>
    Array.from({ length: num }, (_, unit) => pieceCode({ lineId, unit: unit + 1 })),
  );
const scan = (page: Page, text: string) => page.keyboard.type(`${text}\n`);
const stop = (page: Page) => page.getByRole('alertdialog', { name: '停止' });

/** What a hand on a mouse does to the page. Pressing Enter counts for none of it. */
async function watchMouse(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`
    globalThis.mouseEvents = 0;
    for (const name of ['mousedown', 'mouseup', 'mousemove', 'pointerdown', 'wheel', 'touchstart'])
      addEventListener(name, () => { mouseEvents += 1; }, { capture: true });
  `);
  return () => page.evaluate<number>('mouseEvents');
}

/** Switches the check on by keys alone. */
async function switchOn(page: Page, address: string): Promise<void> {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: '本机设置' });
  await dialog.getByLabel('工位名称').fill('一号');
  await dialog.getByRole('switch', { name: '逐件核对打包' }).press('Space');
  await dialog.getByLabel('打印服务地址').fill(address);
  await dialog.getByLabel('打印服务地址').press('Enter');
  await expect(dialog).toBeHidden();
}

journey('the bench check with a wrong piece, without a mouse', async ({ page }) => {
  await using service = await startPrintService();
  await signIn(page);
  const [shipped] = (await labelled(page, 2)) as [Order];
  const ready = await labelled(page, 1);
  const single = ready.find(({ totalNum }) => totalNum === 1)!;
  const several = ready.find(({ totalNum }) => totalNum > 1)!;
  await open(page, '打单发货');
  const mouseEvents = await watchMouse(page);
  await switchOn(page, service.address);
  await expect(page.getByLabel('件码、订单号、面单或指令')).toBeFocused();

  await journey.step('a wrong piece stops the bench in red, and nothing counts before a person goes on', async () => {
    await scan(page, codesOf(shipped)[0]!);
    await expect(stop(page)).toContainText(`订单 ${shipped.thirdOrderNumber} 已发货`);
    await scan(page, codesOf(single)[0]!);
    await expect(stop(page)).toBeVisible();
    await scan(page, '%NEXT');
    await expect(stop(page)).toBeHidden();
    expect(service.printed).toHaveLength(0);
  });

  await journey.step('the right one prints its label, and ships when that is scanned back', async () => {
    await scan(page, codesOf(single)[0]!);
    await expect(result(page)).toContainText('贴好面单后扫描面单');
    await expect.poll(() => service.printed.length).toBe(1);
    const bars = await code128On(service.printed[0]!);
    await scan(page, several.trackingNumber);
    await expect(stop(page)).toContainText(`面单拿错：这是订单 ${several.thirdOrderNumber} 的面单`);
    await page.keyboard.press('Escape');
    await expect(stop(page)).toBeHidden();
    await scan(page, bars.find((text) => text.includes(single.trackingNumber)) ?? single.trackingNumber);
    await expect(result(page)).toContainText('完成，可以交接');
    const { sysStatus } = await call<Order>(page, `/sysOrder/queryDetail/${single.id}`);
    expect(sysStatus).toBe(2);
  });

  await journey.step('several pieces collect in a slot until they are complete', async () => {
    const codes = codesOf(several);
    for (const [at, code] of codes.slice(0, -1).entries()) {
      await scan(page, code);
      await expect(result(page)).toContainText('放入格口1');
      await expect(result(page)).toContainText(`还缺 ${codes.length - at - 1} 件`);
    }
    await scan(page, codes.at(-1)!);
    await expect(result(page)).toContainText('取出格口 1，已齐全');
    await expect.poll(() => service.printed.length).toBe(2);
    await expect(result(page)).toContainText('贴好面单后扫描面单');

    await scan(page, '%REPRINT');
    await expect(result(page)).toContainText('请扫描原因');
    await scan(page, '%DAMAGED');
    await expect.poll(() => service.printed.length).toBe(3);
    await expect(result(page)).toContainText('贴好面单后扫描面单');
    await scan(page, several.trackingNumber);
    await expect(result(page)).toContainText('格口 1 已空');
  });

  expect(await mouseEvents()).toBe(0);
});
