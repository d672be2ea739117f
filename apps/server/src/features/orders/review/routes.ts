import type { acts } from '@pressroom/contract/orders/acts';
import type { Handlers } from '../../../platform/http/context.ts';
import { reviewPermission } from '@pressroom/contract/orders/status';
import { requireKey } from '../../../platform/access/actor.ts';
import { changesTo, historyOf } from '../record/audit.ts';
import { checkAct } from '../state/check.ts';
import { findContradictedLines } from '../mapping/contradictions.ts';
import { decideHold, keepLabel } from './decide.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder } from '../record/listed.ts';
import { findRecords } from '../record/record.ts';
import { reviewOrders } from './review.ts';
import { findApprovalShortages, findShortages } from './shortages.ts';

export const reviewHandlers: Handlers<Omit<typeof acts, 'updateParcel' | 'batchDelivery' | 'cancelDelivery'>> = {
  actCheck: ({ db, input, t }) => checkAct(db, input, t),

  async orderReview({ tx, app, actor, input, t, audit }) {
    requireKey(actor, reviewPermission[input.sysStatus]);
    return reviewOrders({ tx, audit }, app, actor, input, t);
  },

  async decideHold({ tx, app, actor, input, t, audit }) {
    const before = await decideHold(tx, app, actor, input, t);
    const after = await getOrder(tx, input.id);
    const { decisions, reason } = input;
    audit({
      object: 'orders',
      ids: [input.id],
      before: historyOf(before),
      after: { ...historyOf(after), decisions, ...(reason && { reason }) },
    });
    return presentOrder(actor, t)(after);
  },

  async keepLabel({ tx, actor, input, t, audit }) {
    const before = await keepLabel(tx, actor, input, t);
    audit(await changesTo(tx, [before]));
    return presentOrder(actor, t)(await getOrder(tx, input.id));
  },

  contradictions: async ({ db, input }) => findContradictedLines(db, await findRecords(db, input.ids)),

  shortages: ({ db, input }) => findShortages(db, input.ids),

  approvalShortages: ({ db, input }) => findApprovalShortages(db, input.ids),
};
