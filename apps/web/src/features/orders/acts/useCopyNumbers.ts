import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { useCopy } from '../../../ui/useCopy.ts';

export type CopiedNumbers = 'orderNumbers' | 'trackingNumbers';

/** Copies numbers of orders in the order of the list, and says how many there were. */
export function useCopyNumbers() {
  const t = useT();
  const toasts = useToasts();
  const copyAll = useCopy();
  const showFailure = useFailureToast();
  const [pending, setPending] = useState(false);

  /** Resolves to whether the server has given them. */
  async function copy(
    which: CopiedNumbers,
    selection: CallInput<typeof orders.selectedNumbers>['selection'],
  ): Promise<boolean> {
    setPending(true);
    try {
      const of = which === 'orderNumbers' ? 'order' : 'tracking';
      const numbers = await call(orders.selectedNumbers, { selection, of });
      if (numbers.length > 0) await copyAll(numbers);
      else toasts.warning(t('orders.nothingToCopy'));
      return true;
    } catch (cause) {
      showFailure(cause);
      return false;
    } finally {
      setPending(false);
    }
  }

  return { copy, pending };
}
