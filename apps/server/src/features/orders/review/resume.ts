import type { Message } from '@pressroom/contract/message';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import { approveOrders } from './approve.ts';
import { findContradictedLines } from '../mapping/contradictions.ts';
import { allowMove } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import type { Target } from '../state/moves.ts';
import type { Hold, OrderRecord } from '../record/record.ts';
import { drawingsReady, incomplete } from '../state/rules.ts';

/** Where an order stood before the first of its reports. */
export function originOf(holds: readonly Hold[]): OrderStatus {
  return holds[0]?.was ?? orderStatus.abnormal;
}

interface Stopped {
  order: OrderRecord;
  was: OrderStatus;
  /** True where only its reports stopped it; else a person or a failure had stopped it before. */
  byReports: boolean;
  /** A line contradicts its listing. */
  contradicted: boolean;
}

interface Destination {
  /** `approved` leads through drawing layout where drawings are missing. */
  to: Exclude<Target<'resume'>, typeof orderStatus.drawingLayout | typeof orderStatus.inProduction> | 'approved';
  problem?: Message;
}

/**
 * The status in which an order goes on once all its reports are decided: the former one if the order still meets its
 * conditions, else the review that it lacks. Undefined where the order stays abnormal for another reason.
 */
export function findDestination({ order, was, byReports, contradicted }: Stopped): Destination | undefined {
  if (was === orderStatus.shipped) return { to: orderStatus.shipped };
  if (was === orderStatus.abnormal && !byReports) return undefined;
  const lacking = incomplete(order);
  if (order.lines.some((line) => !line.productCodeId)) return { to: orderStatus.storeReview, problem: lacking };
  // whoever opens an order again reviews it like a new one
  if (order.marketState === 'pending' || was === orderStatus.storeReview || was === orderStatus.closed)
    return { to: orderStatus.storeReview };
  const isApproved = was === orderStatus.drawingLayout || was === orderStatus.inProduction;
  // drawings that are there still say that nothing has changed since a person approved it
  const mustAskAgain = contradicted && !drawingsReady(order);
  if (isApproved && !lacking && !mustAskAgain) return { to: 'approved' };
  return { to: orderStatus.factoryReview, ...(isApproved && { problem: lacking }) };
}

/** Lets a stopped order go on. It is locked, and as its decisions have left it. */
export async function resumeOrder(act: Act, stopped: Omit<Stopped, 'contradicted'>): Promise<void> {
  const contradicted = (await findContradictedLines(act.tx, [stopped.order])).length > 0;
  const destination = findDestination({ ...stopped, contradicted });
  if (!destination) return;
  const resumed = allowMove('resume', [stopped.order]);
  if (destination.to === 'approved') await approveOrders(act, resumed);
  else await moveOrders(act, resumed, { to: destination.to, problem: destination.problem });
}
