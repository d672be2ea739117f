import type { ReactNode } from 'react';
import { ToneMark } from '../../ui/StatusTag.tsx';
import styles from './SheetImport.module.css';

interface Props {
  title: string;
  failed?: boolean;
  counts?: readonly (readonly [name: string, count: number])[];
  children?: ReactNode;
}

/** What became of a sheet: one sentence and its counts. */
export function SheetOutcome({ title, failed = false, counts = [], children }: Props) {
  return (
    <div className={styles.outcome} role={failed ? 'alert' : 'status'}>
      <h3>
        <ToneMark tone={failed ? 'alert' : 'done'} /> {title}
      </h3>
      {counts.length > 0 && (
        <dl>
          {counts.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
