import { useT } from '../../../i18n/i18n.ts';
import styles from './Remark.module.css';

interface Props {
  remark: string;
  /** In a list: one line of small letters. */
  small?: boolean;
}

/** What the packer has to heed. Nothing where there is nothing to say. */
export function Remark({ remark, small = false }: Props) {
  const t = useT();
  if (!remark) return null;
  return (
    <div className={styles.remark} data-small={small} role="note" aria-label={t('printing.remark')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 2 23.5 22H.5zm-1.3 6.6.4 7.2h1.8l.4-7.2zm1.3 8.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"
          fill="currentColor"
          fillRule="evenodd"
        />
      </svg>
      <div>
        {!small && <span>{t('printing.remark')}</span>}
        <strong>{remark}</strong>
      </div>
    </div>
  );
}
