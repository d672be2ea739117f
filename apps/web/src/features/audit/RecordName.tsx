import type { AuditRow } from '@pressroom/contract/audit/audit';
import { useT } from '../../i18n/i18n.ts';
import styles from './cells.module.css';

const named = 3;

/** What the row is about: its name where it has one, else its number. */
export function RecordName({ row: { objectName, objectIds, objectCount } }: { row: AuditRow }) {
  const t = useT();
  if (objectCount === 0) return '–';
  const name =
    objectName ||
    objectIds
      .slice(0, named)
      .map((id) => `#${id}`)
      .join(' ');
  return (
    <>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {objectCount > named && <span className={styles.soft}>{t('audit.andMore', { count: objectCount - named })}</span>}
    </>
  );
}
