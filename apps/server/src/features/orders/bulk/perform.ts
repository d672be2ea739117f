import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { acts } from '@pressroom/contract/orders/acts';
import { reviewAction } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import type { StartTask } from '../../../platform/jobs/tasks.ts';
import { refreshOrders } from '../mapping/refresh.ts';
import { reviewOrders } from '../review/review.ts';
import { askShipments } from '../shipping/askShipments.ts';
import { deliverOrders } from '../shipping/deliver.ts';
import { cancelDelivery } from '../shipping/schedule.ts';
import type { ActRecord } from './record.ts';
import { undoOrders } from './undo.ts';

export type Performed = HandlerOutput<typeof acts.orderReview>;

/** Does an act to some of its orders, each by itself, and tells the audit. `start`: how its work in the background is followed. */
export function perform(
  act: Act,
  { act: kind, params, undoesId }: ActRecord,
  ids: readonly string[],
  start: StartTask,
): Promise<Performed> {
  switch (kind) {
    case 'undo':
      return undoOrders(act, { of: undoesId!, ids, start });
    case 'refresh':
      return refreshOrders(act, ids);
    case 'askShipment':
      return askShipments(act, ids);
    case 'callOff':
      return cancelDelivery(act, ids);
    case 'ship':
      return deliverOrders(act, { ids, start });
    case 'schedule':
      return deliverOrders(act, { ids, delivery: params.delivery, start });
    default: {
      const { reason = '', confirmContradictions = [], confirmShort = [], confirmed = [] } = params;
      return reviewOrders(act, {
        ids,
        sysStatus: reviewAction[kind],
        reason,
        confirmContradictions: confirmed.includes('contradicted') ? ids : confirmContradictions,
        confirmShort: confirmed.includes('short') ? 'all' : confirmShort,
        start,
      });
    }
  }
}
