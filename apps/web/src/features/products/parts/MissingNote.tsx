import { useT } from '../../../i18n/i18n.ts';
import { type CompleteFor, partsMissing } from './missing.ts';
import styles from './parts.module.css';
import { useMissingText } from './useMissingText.ts';

const named = 2;

/** Says in a row what is missing for any marketplace; nothing where nothing is. */
export function MissingNote({ of }: { of: CompleteFor }) {
  const t = useT();
  const told = useMissingText();
  const parts = partsMissing(of);
  if (parts.length === 0) return null;
  return (
    <span className={styles.missing} title={told(parts)}>
      {t('products.lacks', { parts: told(parts, named) })}
    </span>
  );
}
