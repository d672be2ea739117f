import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { download } from '../../../client/call.ts';
import { useCanCall } from '../../../client/session.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';

/** Fetches labels as one PDF; undefined for who may not. */
export function useLabelsPdf(): ((choice: CallInput<typeof orders.downloadPdf>) => void) | undefined {
  const canCall = useCanCall();
  const showFailure = useFailureToast();
  if (!canCall(orders.downloadPdf)) return undefined;
  return (choice) => void download(orders.downloadPdf, choice).catch(showFailure);
}
