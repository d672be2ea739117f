import { type ReviewAction, reviewPermission } from '@pressroom/contract/orders/status';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { hasPermission, useSession } from '../../../client/session.tsx';

/** Rights on elements of the orders page. They are finer than endpoints: one endpoint reviews, closes and signs. */
export function useOrderRights() {
  const session = useSession();
  const may = (key: PermissionKey) => hasPermission(session, [key]);
  return {
    review: (action: ReviewAction) => may(reviewPermission[action]),
    add: may('orderAdd'),
    shipNow: may('orderSend'),
    schedule: may('deliverySend'),
    batchPush: may('batchPush'),
    batchOrder: may('bulkPrint'),
    copyNumbers: may('orderCopyOrderNum'),
    copyTracking: may('orderCopyOrderTrk'),
  };
}
