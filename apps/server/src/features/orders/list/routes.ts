import type { exceptions } from '@pressroom/contract/orders/exceptions';
import type { orderList } from '@pressroom/contract/orders/orders';
import type { orderVersions } from '@pressroom/contract/orders/versions';
import type { Handlers } from '../../../platform/http/context.ts';
import { clockOf } from '../../../platform/time/clock.ts';
import { findLog } from '../record/log.ts';
import { countExceptions, findTonight } from './exceptions.ts';
import { findVersions } from './versions.ts';
import { presentOrder } from './present.ts';
import { countByStatus, findOrders } from './queries.ts';
import { getOrder } from '../record/listed.ts';

export const listHandlers: Handlers<typeof orderList & typeof orderVersions & typeof exceptions> = {
  exceptionCounts: ({ db, app }) => countExceptions(db, clockOf(app)),

  lateTonight: ({ db, app }) => findTonight(db, clockOf(app)),

  versions: ({ db, input }) => findVersions(db, input.ids),

  async queryList({ db, app, actor, input }) {
    const { rows, total } = await findOrders(db, input, clockOf(app));
    return { rows: rows.map(presentOrder(actor)), total };
  },

  queryListTotal: ({ db, app, input }) => countByStatus(db, input, clockOf(app)),

  queryDetail: async ({ db, actor, input }) => presentOrder(actor)(await getOrder(db, input.id)),

  operationLog: ({ db, input }) => findLog(db, input),
};
