import type { Recipient } from '@pressroom/contract/orders/recipient';
import { useT } from '../../../i18n/i18n.ts';
import { addressLabels } from '../record/addressLabels.ts';
import styles from './holds.module.css';

/** Both addresses beside each other; what differs stands out. */
export function AddressSides({ from, to }: { from: Recipient; to: Recipient }) {
  const t = useT();
  return (
    <div className={styles.sides}>
      <Side title={t('orders.addressOurs')} recipient={from} other={to} />
      <Side title={t('orders.addressTheirs')} recipient={to} other={from} />
    </div>
  );
}

function Side({ title, recipient, other }: { title: string; recipient: Recipient; other: Recipient }) {
  const t = useT();
  const rows = addressLabels.filter(([field]) => recipient[field] !== '' || other[field] !== '');
  return (
    <section className={styles.side}>
      <h4>{title}</h4>
      <dl>
        {rows.map(([field, label]) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{t(label)}</dt>
            <dd data-differs={recipient[field] !== other[field]}>{recipient[field] || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
