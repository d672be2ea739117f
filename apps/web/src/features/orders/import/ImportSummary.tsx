import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import styles from './ImportDialog.module.css';
import type { ImportResult } from './useOrderImport.ts';

export function ImportSummary({ result: { orders, lines, units, waiting } }: { result: ImportResult }) {
  const t = useT();
  const counts = [
    [t('orders.importedLines'), lines],
    [t('orders.importedUnits'), units],
    [t('orders.importedWaiting'), waiting],
  ] as const;
  return (
    <div className={styles.summary} role="status">
      <h3>
        <ToneMark tone="done" /> {t('orders.imported', { count: orders })}
      </h3>
      <dl>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
