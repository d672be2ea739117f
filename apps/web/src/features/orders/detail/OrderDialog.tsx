import { orders } from '@pressroom/contract/orders/orders';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';

interface Props {
  id: string;
  number: string;
  onClose: () => void;
}

/** Everything about one order, to read, where only its id is known. */
export function OrderDialog({ id, number, onClose }: Props) {
  const t = useT();
  const answer = useRead(orders.queryDetail, { id });
  if (answer.data) return <DetailsDialog order={answer.data} onClose={onClose} />;
  return <FetchingDialog title={t('orders.details', { number })} answer={answer} onClose={onClose} width={980} />;
}
