import { useT } from '../../../i18n/i18n.ts';
import styles from './authorization.module.css';
import type { SentStore } from './departure.ts';

/** Which store it is about: to read, not to change. */
export function StoreFacts({ store: { name, typeCode } }: { store: SentStore }) {
  const t = useT();
  return (
    <dl className={styles.facts}>
      <dt>{t('stores.name')}</dt>
      <dd>{name}</dd>
      <dt>{t('stores.type')}</dt>
      <dd>{t(`stores.type.${typeCode}`)}</dd>
    </dl>
  );
}
