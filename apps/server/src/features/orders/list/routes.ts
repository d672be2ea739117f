import type { exceptions } from '@pressroom/contract/orders/exceptions';
import type { orderList } from '@pressroom/contract/orders/orders';
import { attention } from '@pressroom/contract/orders/status';
import type { orderVersions } from '@pressroom/contract/orders/versions';
import type { Handlers } from '../../../platform/http/context.ts';
import { clockOf } from '../../../platform/time/clock.ts';
import { findLog } from '../record/log.ts';
import { askedAt, withCutOffs } from './conditions.ts';
import { countExceptions, findKinds, findTonight } from './exceptions.ts';
import { findVersions } from './versions.ts';
import { presentOrder } from './present.ts';
import { countByStatus, findOrders } from './queries.ts';
import { getOrder } from '../record/listed.ts';

export const listHandlers: Handlers<typeof orderList & typeof orderVersions & typeof exceptions> = {
  exceptionCounts: ({ db, app }) => countExceptions(db, clockOf(app)),

  lateTonight: ({ db, app }) => findTonight(db, clockOf(app)),

  versions: ({ db, input }) => findVersions(db, input.ids),

  async queryList({ db, app, actor, input }) {
    const present = presentOrder(actor);
    if (input.attention === undefined) {
      const { rows, total } = await findOrders(db, input, askedAt(clockOf(app)));
      return { rows: rows.map(present), total };
    }
    const byDeadline = input.attention === attention.any || input.attention === attention.deadline;
    const asked = byDeadline ? await withCutOffs(db, clockOf(app)) : askedAt(clockOf(app));
    const { rows, total } = await findOrders(db, input, asked);
    const ids = rows.map(({ id }) => id);
    const kinds = await findKinds(db, ids, asked);
    return { rows: rows.map((order) => ({ ...present(order), attention: kinds.get(order.id) ?? [] })), total };
  },

  queryListTotal: ({ db, app, input }) => countByStatus(db, input, askedAt(clockOf(app))),

  queryDetail: async ({ db, actor, input }) => presentOrder(actor)(await getOrder(db, input.id)),

  operationLog: ({ db, input }) => findLog(db, input),
};
