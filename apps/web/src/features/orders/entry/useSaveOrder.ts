import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { type Command, useCommand } from '../../../kit/useCommand.tsx';
import { useCarrierQuestion } from '../parcel/useCarrierQuestion.tsx';
import { orderReads } from '../record/orderReads.ts';

type Form = CallInput<typeof orders.save>;

/** An order that stands, although its label was refused. */
interface Saved {
  /** What was sent. */
  form: Form;
  order: OrderRow;
}

/** Saves the form, then gives the order its label, by the rules for tracking numbers and labels. */
export function useSaveOrder() {
  const t = useT();
  const [file, setFile] = useState<File>();
  const [saved, setSaved] = useState<Saved>();
  const save = useCarrierQuestion(useCommand(orders.save, { success: t('orders.saved'), invalidates: orderReads }));
  const label = useCarrierQuestion(useCommand(orders.updateParcel, { invalidates: orderReads }));

  const attempt: Command<typeof orders.save>['attempt'] = async (input) => {
    const isSaved = saved && JSON.stringify(saved.form) === JSON.stringify(input);
    const order = isSaved ? saved.order : await save.attempt(saved ? again(input, saved) : input);
    if (!file) return order;
    const { id, gmtModified, sharedParcel } = order;
    const parcel = { trackingNumber: order.trackingNumber ?? '', carrierName: order.carrierName ?? '', sharedParcel };
    try {
      return await label.attempt({ id, gmtModified, ...parcel }, { files: [file] });
    } catch (cause) {
      setSaved({ form: input, order });
      throw cause;
    }
  };

  return { command: { ...save, attempt, pending: save.pending || label.pending }, file, setFile, saved };
}

/** The order is there by now; a version that somebody has taken over since counts. */
function again(input: Form, { form, order: { id, gmtModified } }: Saved): Form {
  return { ...input, id, ...(input.gmtModified === form.gmtModified && { gmtModified }) };
}
