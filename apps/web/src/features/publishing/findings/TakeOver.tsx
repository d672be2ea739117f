import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './findings.module.css';

/** What is mended at the product reaches its listing once it is taken over. */
export function TakeOver({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useT();
  return (
    <p className={styles.takeOver}>
      {t('publishing.mendedThere')}{' '}
      <Button size="small" onClick={onTakeOver}>
        {t('publishing.act.refreeze')}
      </Button>
    </p>
  );
}
