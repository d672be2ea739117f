import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import type { Actor } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { approveOrders } from './approve.ts';
import { findContradictedLines } from '../mapping/contradictions.ts';
import { moveOrders } from '../state/move.ts';
import type { Hold, OrderProblem, OrderRecord } from '../record/record.ts';
import { drawingsReady, incomplete } from '../state/rules.ts';

/** Where an order stood before the first of its reports. */
export function originOf(holds: readonly Hold[]): OrderStatus {
  return holds[0]?.was ?? orderStatus.abnormal;
}

interface Stopped {
  order: OrderRecord;
  was: OrderStatus;
  /** Because of its reports alone; else a person or a failure had stopped it before. */
  byReports: boolean;
  /** A line says something else than its listing. */
  contradicted: boolean;
}

interface Place {
  /** `approved` leads through drawing layout where drawings are missing. */
  to: OrderStatus | 'approved';
  problem?: OrderProblem;
}

/**
 * Where an order goes on once all that its marketplace reported is decided: where it was, if what that takes still holds,
 * else to the review that it lacks. Undefined where it stays abnormal for a reason of its own.
 */
export function placeToResume({ order, was, byReports, contradicted }: Stopped): Place | undefined {
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
export async function resumeOrder(
  tx: Tx,
  app: App,
  actor: Actor,
  { order, was, byReports }: Omit<Stopped, 'contradicted'>,
): Promise<void> {
  const contradicted = (await findContradictedLines(tx, [order])).length > 0;
  const place = placeToResume({ order, was, byReports, contradicted });
  if (!place) return;
  if (place.to === 'approved') await approveOrders(tx, app, actor, [order]);
  else await moveOrders(tx, actor, [order], { to: place.to, problem: place.problem });
}
