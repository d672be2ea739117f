import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { ToneMark } from '../../ui/StatusTag.tsx';
import { RefusedLabelsDialog } from '../orders/orders.public.tsx';
import { Count } from './Count.tsx';
import { FailedTasksDialog } from './dialogs.ts';
import { Panel } from './Panel.tsx';
import styles from './Todo.module.css';
import { type Matter, type Opened, useMatters } from './useMatters.tsx';
import type { Overview } from './useOverview.ts';

/** What waits for a person has a row each; what does not is named below in small, and leads to the same lists. */
export function Todo(overview: Overview) {
  const t = useT();
  const [opened, setOpened] = useState<Opened>();
  const matters = useMatters(overview);
  const waiting = matters.filter(({ count }) => count > 0);
  const clear = matters.filter(({ count }) => count === 0);
  return (
    <Panel title={t('dashboard.todo')} note={waiting.length === 0 && t('dashboard.nothing')}>
      <ul className={styles.list}>
        {waiting.map((matter) => (
          <li key={matter.key} className={styles.row}>
            <Lead matter={matter} className={styles.open} onOpen={setOpened}>
              <ToneMark tone={matter.tone} />
              <span className={styles.says}>
                {matter.says} {matter.note && <small>{matter.note}</small>}
              </span>{' '}
              <strong className={styles.number}>
                <Count value={matter.count} />
              </strong>
            </Lead>
            {matter.act}
          </li>
        ))}
      </ul>
      {clear.length > 0 && (
        <ul className={styles.clear} aria-label={t('dashboard.clear')}>
          {clear.map((matter) => (
            <li key={matter.key}>
              <Lead matter={matter} className={styles.quiet} onOpen={setOpened}>
                {`${matter.says} 0`}
              </Lead>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {opened === 'labels' && <RefusedLabelsDialog onClose={() => setOpened(undefined)} />}
        {opened === 'tasks' && <FailedTasksDialog onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Panel>
  );
}

interface LeadProps {
  matter: Matter;
  className?: string;
  onOpen: (opened: Opened) => void;
  children: ReactNode;
}

function Lead({ matter: { leads }, className, onOpen, children }: LeadProps) {
  if ('to' in leads) {
    return (
      <Link to={leads.to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={() => onOpen(leads.opens)}>
      {children}
    </button>
  );
}
