import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { processesOn } from '../product.ts';
import { call } from '../reading/call.ts';
import { open, signIn } from '../screens/frame.ts';
import { countOf, doToAll, expectCount, openTab } from '../screens/orders.ts';

interface Order {
  id: string;
  orderDetailsList: { printNum: number; combinedImage: string | null; combinedImage2: string | null }[];
}

journey.use({ sampleShop: true, instance: 'worked in' });

journey('a server killed among its drawings makes the rest after the next start', async ({ page, product }) => {
  // another worker takes a running job after a missed heartbeat
  journey.setTimeout(180_000);
  await signIn(page);
  await open(page, '订单管理');
  const before = await countOf(page, '生产中');
  const waiting = await countOf(page, '工厂待审核');
  expect(waiting).toBeGreaterThan(3);
  await openTab(page, '工厂待审核');
  const { rows } = await call<{ rows: Order[] }>(page, '/sysOrder/queryList', { sysStatus: 0, pageSize: 100 });
  await doToAll(page, '审核通过');
  await expect(page.getByRole('status').filter({ hasText: '审核通过：' })).toContainText(/生产图 [1-9]\d*\//, {
    timeout: 30_000,
  });

  await product.kill();
  await expect.poll(() => processesOn(product.dataDir)).toEqual([]);
  await product.start();

  await page.reload();
  await expectCount(page, '生产中', before + waiting, 90_000);
  await expectCount(page, '生产图排版', 0);
  for (const { id } of rows) {
    const order = await call<Order>(page, `/sysOrder/queryDetail/${id}`);
    const log = await call<{ rows: { behavior: string }[] }>(page, '/sysLog/list', { objMaster: id });
    expect(log.rows.filter(({ behavior }) => behavior.endsWith('→ 生产中'))).toHaveLength(1);
    for (const line of order.orderDetailsList)
      expect([line.combinedImage, line.combinedImage2].filter(Boolean)).toHaveLength(line.printNum);
  }
});
