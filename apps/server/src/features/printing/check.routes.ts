import { benchCheck } from '@pressroom/contract/printing/check';
import { benchCommands, reasonCommands } from '@pressroom/contract/printing/commands';
import { barWidths } from '@pressroom/imaging';
import { routes } from '../../platform/http/context.ts';
import { abortCollection, addSlot, scanAtBench } from './check.actions.ts';
import { presentBench, presentOrder, presentScan } from './check.present.ts';

const sheet = [...Object.values(benchCommands), ...Object.values(reasonCommands)];

export const benchCheckRoutes = routes(benchCheck, {
  scan: async (context) => presentScan(context.tx, await scanAtBench(context, context.input)),
  state: ({ db, input }) => presentBench(db, input.bench),
  async abort(context) {
    await abortCollection(context, context.input);
    return presentOrder(context.tx, context.input.orderId);
  },
  async slotFull(context) {
    await addSlot(context, context.input);
    return presentOrder(context.tx, context.input.orderId);
  },
  commands: async () => sheet.map((text) => ({ text, widths: barWidths(text) })),
});
