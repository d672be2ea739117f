import type { ProducedPiece } from '@pressroom/contract/production/pieces';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import styles from './piece.module.css';

/** The times that a piece was spoiled, newest first. */
export function PieceHistory({ history }: Pick<ProducedPiece, 'history'>) {
  const t = useT();
  if (history.length === 0) return null;
  return (
    <div className={styles.history}>
      <h3>{t('production.history')}</h3>
      <ul>
        {history.map(({ id, round, reason, reasonText, createUser, gmtCreate }) => (
          <li key={id}>
            <strong>R{round}</strong> {t(`production.reason.${reason}`)} {reasonText}{' '}
            <span className={styles.note}>
              {t('production.spoiledBy', { user: createUser, time: showTime(gmtCreate) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
