import type { acts } from '@pressroom/contract/orders/acts';
import type { bulk } from '@pressroom/contract/orders/bulk';
import { type BulkAct, reviewAction, type ReviewAction, reviewPermission } from '@pressroom/contract/orders/status';
import { type Actor, requireKey } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/failure.ts';
import type { Handlers } from '../../../platform/http/context.ts';
import { findChosenNumbers } from '../list/numbers.ts';
import { requireAct } from '../state/rules.ts';
import { beginAct, carryOut } from './begin.ts';
import { checkSelection } from './check.ts';
import { findActRows, findLastAct, getAct } from './present.ts';
import { noteUndo } from './undo.ts';
import { noteRetry } from './retry.ts';

const reviewNames = Object.fromEntries(
  Object.entries(reviewAction)
    .filter(([name]) => name !== 'values')
    .map(([name, value]) => [value, name]),
) as Record<ReviewAction, Extract<BulkAct, 'submit' | 'approve' | 'close' | 'abnormal' | 'sign'>>;

type Calls = typeof bulk & Pick<typeof acts, 'orderReview' | 'batchDelivery' | 'cancelDelivery'>;

/** The acts on many orders, by each of their calls. */
export const bulkHandlers: Handlers<Calls> = {
  selectionCheck: ({ db, app, input }) => checkSelection({ db, zone: app.settings.displayZone }, input),

  selectedNumbers({ db, app, actor, input }) {
    requireKey(actor, input.of === 'order' ? 'orderCopyOrderNum' : 'orderCopyOrderTrk');
    return findChosenNumbers({ db, zone: app.settings.displayZone }, input);
  },

  bulkAct(context) {
    const { act, selection, reason, delivery, confirmed } = context.input;
    requireAct(context.actor, act);
    return beginAct(context, { act, selection, params: { reason, delivery, confirmed } });
  },

  orderRefresh: (context) => beginAct(context, { act: 'refresh', selection: context.input, params: {} }),

  orderReview(context) {
    const { ids, sysStatus, reason, confirmContradictions, confirmShort } = context.input;
    requireKey(context.actor, reviewPermission[sysStatus]);
    const params = { reason, confirmContradictions, confirmShort };
    return beginAct(context, { act: reviewNames[sysStatus], selection: { ids }, params });
  },

  batchDelivery(context) {
    const { ids, delivery } = context.input;
    const act = delivery ? 'schedule' : 'ship';
    requireAct(context.actor, act);
    return beginAct(context, { act, selection: { ids }, params: { delivery } });
  },

  cancelDelivery: (context) => beginAct(context, { act: 'callOff', selection: context.input, params: {} }),

  async undoAct(context) {
    const { tx, actor, input } = context;
    const { act } = await getOwn(tx, input.actId, actor);
    if (act !== 'undo') requireAct(actor, act);
    const undo = await noteUndo(context, input.actId);
    if (undo.total > 0) return carryOut(context, undo);
    context.audit({ object: 'orders', ids: [], after: { act: 'undo', orders: 0 } });
    return { done: [], refused: [] };
  },

  async retryAct(context) {
    const { tx, actor, input } = context;
    const { act } = await getOwn(tx, input.actId, actor);
    if (act === 'undo') fail(409, 'orders.bulk.nothingLeft');
    requireAct(actor, act);
    return carryOut(context, await noteRetry(context, input));
  },

  lastAct: ({ db, actor }) => findLastAct(db, actor.userId),

  actDetail: ({ db, actor, input }) => getAct(db, { ...input, userId: actor.userId }),

  async actRows({ db, actor, input }) {
    await getAct(db, { actId: input.actId, userId: actor.userId });
    return findActRows(db, input);
  },
};

const getOwn = (db: Parameters<typeof getAct>[0], actId: string, { userId }: Actor) => getAct(db, { actId, userId });
