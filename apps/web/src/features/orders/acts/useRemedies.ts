import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useCanCall, useSession } from '../../../client/session.tsx';
import { useMayMap } from '../record/useMayMap.ts';
import { type Remedy, remedyOf } from './remedies.ts';

/** What helps an order against a reason, as far as the user may do it. */
export function useRemedies(): (refusal: Pick<Refusal, 'reason'>, order: OrderRow | undefined) => Remedy | undefined {
  const canCall = useCanCall();
  const session = useSession();
  const rights = { map: useMayMap(), sync: canCall(syncRequests.order), stores: mayOpenPage(session, '/store/index') };
  return (refusal, order) => remedyOf(refusal, order, rights);
}
