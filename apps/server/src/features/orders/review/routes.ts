import type { acts } from '@pressroom/contract/orders/acts';
import type { Handlers } from '../../../platform/http/context.ts';
import { changesTo, historyOf } from '../record/audit.ts';
import { checkAct } from '../state/check.ts';
import { findContradictedLines } from '../mapping/contradictions.ts';
import { decideHold, keepLabel } from './decide.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder } from '../record/listed.ts';
import { findRecords } from '../record/record.ts';
import { settleByHand } from '../shipping/settleByHand.ts';
import { findApprovalShortages, findShortages } from './shortages.ts';

export const reviewHandlers: Handlers<
  Omit<typeof acts, 'updateParcel' | 'orderReview' | 'batchDelivery' | 'cancelDelivery'>
> = {
  actCheck: ({ db, input }) => checkAct(db, input),

  async decideHold(context) {
    const { tx, actor, input, audit } = context;
    const show = presentOrder(actor);
    const before = await decideHold(context, input, show);
    const after = await getOrder(tx, input.id);
    const { decisions, reason } = input;
    audit({
      object: 'orders',
      ids: [input.id],
      before: historyOf(before),
      after: { ...historyOf(after), decisions, ...(reason && { reason }) },
    });
    return show(after);
  },

  async keepLabel(context) {
    const { tx, actor, input, audit } = context;
    const show = presentOrder(actor);
    const before = await keepLabel(context, input, show);
    audit(await changesTo(tx, [before]));
    return show(await getOrder(tx, input.id));
  },

  async settleShipment(context) {
    await settleByHand(context, context.input);
    return presentOrder(context.actor)(await getOrder(context.tx, context.input.id));
  },

  contradictions: async ({ db, input }) => findContradictedLines(db, await findRecords(db, input.ids)),

  shortages: ({ db, input }) => findShortages(db, input.ids),

  approvalShortages: ({ db, input }) => findApprovalShortages(db, input.ids),
};
