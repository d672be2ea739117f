import type { OrderFigures } from '@pressroom/contract/dashboard/dashboard';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { Overview } from './useOverview.ts';

/** Made up for tests: 30 days of November, the last with 7 orders. */
export function sampleFigures(values: Partial<OrderFigures> = {}): OrderFigures {
  return {
    statuses: orderStatus.values.map((sysStatus) => ({ sysStatus, totalNum: sysStatus + 10 })),
    overdue: 3,
    dueSoon: 12,
    held: 6,
    waitingOrders: 2,
    waitingUnits: 9,
    drawingsFailed: 1,
    unlabelled: 1204,
    shipmentsFailed: 3,
    shortCodes: 2,
    shortUnits: 8,
    printsFailed: 0,
    days: Array.from({ length: 30 }, (_, at) => ({
      day: `2026-11-${String(at + 1).padStart(2, '0')}`,
      totalNum: at === 29 ? 7 : at % 3,
    })),
    ...values,
  };
}

export function sampleOverview(figures: Partial<OrderFigures> = {}, values: Partial<Overview> = {}): Overview {
  return {
    orders: sampleFigures(figures),
    refusedLabels: 4,
    failedTasks: 5,
    storesToAuthorize: 1,
    ordersNotTaken: 2,
    publishing: { failedListings: 6, unknownListings: 0, differingListings: 4, quotaListings: 3, outdatedPlans: 2 },
    ...values,
  };
}
