import { type AuditChange, mostChanges } from '@pressroom/contract/audit/audit';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import styles from './Changes.module.css';
import { changeText } from './changeText.ts';

interface Props {
  changes: readonly AuditChange[];
  /** How many show before the reader asks for the rest. */
  first?: number;
}

/** What a row changed, field by field. A side that is empty throughout is left out. */
export function Changes({ changes, first = Infinity }: Props) {
  const t = useT();
  const [all, setAll] = useState(false);
  if (changes.length === 0) return <p className={styles.none}>{t('audit.noChanges')}</p>;
  const shown = all || changes.length <= first + 1 ? changes : changes.slice(0, first);
  const several = changes.some(({ record }) => record !== null);
  const had = changes.some(({ before }) => before !== null);
  const has = changes.some(({ after }) => after !== null);
  const titles = [
    ...(several ? [t('audit.objectTitle')] : []),
    t('audit.field'),
    ...(had ? [t('audit.before')] : []),
    ...(has ? [t(had ? 'audit.after' : 'audit.value')] : []),
  ];
  return (
    <>
      <div role="table" className={styles.changes} data-columns={titles.length} data-several={several}>
        <div role="row" className={styles.head}>
          {titles.map((title) => (
            <span key={title} role="columnheader">
              {title}
            </span>
          ))}
        </div>
        {shown.map(({ record, path, name, before, after }) => (
          <div key={`${record} ${path}`} role="row">
            {several && <span role="cell">{record}</span>}
            <span role="rowheader" title={path}>
              {name}
            </span>
            {had && (
              <span role="cell" className={before === null ? undefined : styles.before}>
                {changeText(before)}
              </span>
            )}
            {has && <span role="cell">{changeText(after)}</span>}
          </div>
        ))}
      </div>
      {shown.length < changes.length && (
        <Button type="link" size="small" className={styles.more} onClick={() => setAll(true)}>
          {t('audit.allChanges', { count: changes.length })}
        </Button>
      )}
      {changes.length >= mostChanges && <p className={styles.none}>{t('audit.cut', { count: mostChanges })}</p>}
    </>
  );
}
