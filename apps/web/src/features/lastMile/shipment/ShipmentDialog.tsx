import type { RowShipment } from '@pressroom/contract/lastMile/parcels';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ShipmentFacts } from './ShipmentFacts.tsx';
import { parcelText } from './parcelText.ts';
import styles from './shipment.module.css';

interface Props {
  title: string;
  shipment: RowShipment;
  onClose: () => void;
}

/** What is shipped for a row, to read. */
export function ShipmentDialog({ title, shipment, onClose }: Props) {
  const t = useT();
  return (
    <Dialog title={title} width={640} onCancel={onClose} footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
      <ShipmentFacts shipment={shipment} />
      <ol className={styles.list}>
        {shipment.parcels.map((parcel, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a parcel is nothing but its place
          <li key={at}>{parcelText(parcel, shipment, t)}</li>
        ))}
      </ol>
      {shipment.members.length > 0 && (
        <p className={styles.soft}>
          {t('lastMile.members')}
          {': '}
          {shipment.members.map(({ thirdOrderNumber }) => thirdOrderNumber).join(t('platform.separator'))}
        </p>
      )}
    </Dialog>
  );
}
