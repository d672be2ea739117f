import type { InvoiceVerdict } from '@pressroom/contract/lastMile/invoices';
import type { Tone } from '../../../ui/StatusTag.tsx';

export const verdictTones: Readonly<Record<InvoiceVerdict, Tone>> = {
  neverBought: 'alert',
  twice: 'alert',
  refunded: 'alert',
  differs: 'checking',
  unpriced: 'checking',
  unbilled: 'waiting',
  credited: 'closed',
  fits: 'done',
};
