import type { CallInput } from '@pressroom/contract/endpoint';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import type { LabelOrder, RefusedLabel } from '@pressroom/contract/orders/orderShapes';
import { useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';

/** A kept page that fits no order. */
export type LostPage = Pick<RefusedLabel, 'fileName' | 'page' | 'barCodeText' | 'msg' | 'candidates' | 'orders'> & {
  id: string;
};

export type Giving = CallInput<typeof orders.giveRefusedLabel>;

/** Why a page was not given; with `again` where the giver may agree to it. */
export interface Objection {
  msg: string;
  again?: Giving;
}

/** The refusals that a person may confirm. */
const questions = [
  'orders.label.replaces',
  'orders.label.changesNumber',
  'orders.label.notOnPage',
  'orders.label.both',
] as const;

/** Gives kept pages to orders. A refusal is shown beside the page, where the user may confirm it. */
export function useGiveLabel() {
  const t = useT();
  const command = useCommand(orders.giveRefusedLabel, {
    success: ({ thirdOrderNumber }) => t('orders.labelGiven', { number: thirdOrderNumber }),
    invalidates: [...orderReads, orders.refusedLabels, dashboard.overview],
  });
  const [objection, setObjection] = useState<Objection>();

  async function give(giving: Giving): Promise<LabelOrder | Objection> {
    setObjection(undefined);
    try {
      return await command.attempt(giving);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      const asked = cause.is(...questions) ? cause.data.confirm : undefined;
      const again = asked && { ...giving, confirm: [...(giving.confirm ?? []), ...asked] };
      const objected = { msg: failureText(cause, t), ...(again && { again }) };
      setObjection(objected);
      return objected;
    }
  }

  return { give, objection, pending: command.pending };
}

/** Replacing is confirmed from the start: the button says that the label is replaced. */
export function givingOf(page: LostPage, { id: orderId, hasLabel }: LabelOrder, trackingNumber?: string) {
  const said = trackingNumber && { trackingNumber };
  return { id: page.id, orderId, ...said, ...(hasLabel && { confirm: ['otherLabel' as const] }) };
}
