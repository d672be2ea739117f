import { orders } from '@pressroom/contract/orders/orders';
import type { OrderLine } from '@pressroom/contract/orders/orderShapes';
import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import { useCanCall } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './Shirts.module.css';

/** What belongs into the parcel, so that the packer compares before the bag is closed. */
export function Shirts({ label }: { label: PrintableLabel }) {
  const t = useT();
  const allowed = useCanCall()(orders.queryList);
  const search = { thirdOrderNumbers: [label.orderNumber], shopIds: [label.shopId], pageSize: 1 };
  const order = useRead(orders.queryList, search, { enabled: allowed }).data?.rows[0];
  if (!order) return null;
  return (
    <section className={styles.shirts} aria-label={t('printing.pack')}>
      {order.orderDetailsList.map((line) => (
        <Shirt key={line.id} line={line} />
      ))}
    </section>
  );
}

function Shirt({ line }: { line: OrderLine }) {
  const prints = [line.printingName, line.printingName2].filter(Boolean).join(' · ');
  return (
    <figure className={styles.shirt}>
      <Thumb src={line.productCombinedImage ?? line.printingUrl} alt={line.productCode ?? line.msku} size={220} />
      <figcaption>
        <strong>
          {line.productCode ?? line.msku} <b>× {line.num}</b>
        </strong>
        <span>{prints}</span>
      </figcaption>
    </figure>
  );
}
