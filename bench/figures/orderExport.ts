import type { ExportColumn } from '@pressroom/contract/orders/export';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { exportBare } from '../bare/orderExport.ts';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { boundValue, compareRatio, type Figure } from '../figure.ts';
import { call } from '../programs/call.ts';
import { growth } from '../programs/memory.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { taskEnd } from '../programs/taskEnd.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const columns: ExportColumn[] = [
  ...([
    'thirdOrderNumber',
    'shopName',
    'sysStatus',
    'orderTime',
    'deliveryTimeLimit',
    'trackingNumber',
    'totalNum',
  ] as const),
  ...(['recipientsName', 'recipientsCountry', 'recipientsCity', 'recipientsAddress'] as const),
  ...(['lineNo', 'msku', 'productCode', 'num', 'printingName'] as const),
];
const sysStatus = orderStatus.inProduction;

export const orderExport: Figure = {
  names: ['order-export', 'order-export-memory'],
  what: 'the export of 50,000 of 1,000,000 orders with their lines, from the ask to the file that waits, against reading by key and writing alone',
  async measure() {
    const database = await copyOf(await datasetOf(1_000_000), 'order_export');
    return await withClient(database, async (client) => {
      // as many as the figure says
      await client.query(
        `update orders set sys_status = 4 where sys_status = 1 and id not in (
          select id from orders where sys_status = 1 order by order_time desc, id desc limit 50000)`,
      );
      await client.query('vacuum analyze orders');
      await using pressroom = await startPressroom(database, { PROCESS: 'all' });
      const ours = async () => {
        const match = { sysStatus };
        const chosen = await call(pressroom, orders.selectionCheck, { selection: { match }, act: 'export' });
        const selection = { match, count: chosen.total };
        const { taskId, count } = await call(pressroom, orders.exportTask, { selection, columns });
        if (count > 50_000 || count < 49_000) throw new Error(`It is not 50,000 orders: ${count}`);
        await taskEnd(pressroom, taskId);
      };
      const grown = await growth(pressroom, ours);
      await exportBare(client, sysStatus);
      const sides = await inTurn(3, {
        ours: () => milliseconds(ours),
        bare: () => milliseconds(() => exportBare(client, sysStatus)),
      });
      return [
        compareRatio('order-export', { ...sides, unit: 'ms' }, { atMost: 1.3 }),
        boundValue('order-export-memory', { ours: grown, unit: 'MB' }, { atMost: 150 }),
      ];
    });
  },
};
