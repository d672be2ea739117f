import { Button } from 'antd';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import styles from './CategoryChooser.module.css';

interface Props {
  isLoading: boolean;
  failure: unknown;
  onAskAgain: () => void;
}

/** Stands where categories would: they are being asked for, could not be, or there are none. */
export function Unloaded({ isLoading, failure, onAskAgain }: Props) {
  const t = useT();
  if (isLoading) return <span className={styles.unloaded}>{t('categoryChooser.loading')}</span>;
  if (failure === undefined) return <span className={styles.unloaded}>{t('categoryChooser.none')}</span>;
  return (
    <span className={styles.unloaded} role="alert">
      {t('categoryChooser.failed')}
      <br />
      {failureText(failure, t)}
      <Button type="link" size="small" onClick={onAskAgain}>
        {t('ui.retry')}
      </Button>
    </span>
  );
}
