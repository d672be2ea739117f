import { useState } from 'react';
import { useLanguage } from '../../i18n/i18n.ts';
import { htmlLanguage } from '../../i18n/languageNames.ts';
import styles from './Count.module.css';

export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(htmlLanguage[useLanguage()]);
  return (value) => format.format(value);
}

/** A number that is marked for a moment when it has changed under the reader's eyes. */
export function Count({ value }: { value: number }) {
  const shown = useNumber();
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  return (
    <span key={seen.changes} className={styles.count} data-changed={seen.changes > 0}>
      {shown(value)}
    </span>
  );
}
