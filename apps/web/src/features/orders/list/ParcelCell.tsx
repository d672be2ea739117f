import EditOutlined from '@ant-design/icons/EditOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useT } from '../../../i18n/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import styles from './cells.module.css';

interface Props {
  order: OrderRow;
  /** Absent where the parcel cannot be edited. */
  onEnter?: () => void;
}

export function ParcelCell({ order, onEnter }: Props) {
  const t = useT();
  const { trackingNumber, carrierName, labelUrl, hasLabel } = order;
  const enter = order.can.includes('parcel') ? onEnter : undefined;
  if (!trackingNumber && !carrierName && !hasLabel) {
    return (
      <span className={styles.line}>
        <span className={styles.second}>{t('orders.noTrackingYet')}</span>
        {enter && <EnterButton onClick={enter} />}
      </span>
    );
  }
  const number = trackingNumber ?? t('orders.labelAttached');
  return (
    <div className={styles.cell}>
      <span className={styles.line}>
        {labelUrl ? (
          <a
            className={styles.tracking}
            href={labelUrl}
            target="_blank"
            rel="noreferrer"
            title={t('orders.openLabel', { number })}
          >
            {number}
          </a>
        ) : (
          <span className={styles.tracking} title={number}>
            {number}
          </span>
        )}
        {trackingNumber && <CopyButton text={trackingNumber} />}
      </span>
      {order.labelVoid && (
        <span className={styles.voided} title={order.labelVoid}>
          {t('orders.labelIsVoid')}
        </span>
      )}
      <span className={styles.second}>
        {hasLabel && <FilePdfOutlined title={t('orders.labelAttached')} />} {carrierName}
        {enter && <EnterButton onClick={enter} />}
      </span>
    </div>
  );
}

function EnterButton({ onClick }: { onClick: () => void }) {
  const t = useT();
  const label = t('orders.act.parcel');
  return (
    <button type="button" className={styles.enter} aria-label={label} title={label} onClick={onClick}>
      <EditOutlined />
    </button>
  );
}
