import type { OrderStatus } from '@pressroom/contract/orders/status';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';

export const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  5: 'waiting',
  0: 'checking',
  6: 'drawing',
  1: 'making',
  2: 'moving',
  4: 'done',
  3: 'alert',
  [-1]: 'closed',
};

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useT();
  return <StatusTag tone={orderTones[status]}>{t(`orders.status.${status}`)}</StatusTag>;
}
