import type { RowShipment } from '@pressroom/contract/lastMile/parcels';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import styles from './shipment.module.css';

/** Where the parcels go, whose sizes they are, and what stands in the way. */
export function ShipmentFacts({ shipment }: { shipment: RowShipment }) {
  const t = useT();
  const { countryCode, stateCode, faults, entered } = shipment;
  return (
    <div className={styles.facts}>
      <p>
        <span className={styles.soft}>{t('lastMile.destination')}</span>{' '}
        <strong>
          {countryCode === null ? t('lastMile.noDestination') : [countryCode, stateCode].filter(Boolean).join(' · ')}
        </strong>
      </p>
      <p className={styles.soft}>{t(entered ? 'lastMile.entered' : 'lastMile.byRule')}</p>
      {faults.length > 0 && (
        <ul className={styles.faults} role="alert">
          {faults.map((fault) => (
            <li key={fault}>
              <ToneMark tone="alert" /> {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
