import { publishActs } from '@pressroom/contract/publishing/acts';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import styles from './list.module.css';

/** How often published listings are compared with their marketplaces, and what that takes. */
export function RoundNote() {
  const t = useT();
  const { data } = useRead(publishActs.round, {});
  if (!data || data.listings === 0) return null;
  const { everyHours, listings, calls, minutes } = data;
  return <p className={styles.round}>{t('publishing.round', { everyHours, listings, calls, minutes })}</p>;
}
