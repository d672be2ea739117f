import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { useT } from '../i18n/i18n.ts';
import styles from './CopyButton.module.css';
import { useCopy } from './useCopy.ts';

export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const copy = useCopy();
  const label = t('ui.copy', { text });
  return (
    <button type="button" className={styles.copy} aria-label={label} title={label} onClick={() => void copy([text])}>
      <CopyOutlined />
    </button>
  );
}
