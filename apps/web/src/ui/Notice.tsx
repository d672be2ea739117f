import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './Notice.module.css';

interface Props {
  mark: ReactNode;
  title: string;
  detail?: string;
  action?: ReactNode;
}

function Notice({ mark, title, detail, action }: Props) {
  return (
    <div className={styles.notice}>
      <svg
        width="56"
        height="44"
        viewBox="0 0 56 44"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {mark}
      </svg>
      <strong>{title}</strong>
      {detail && <p>{detail}</p>}
      {action}
    </div>
  );
}

const sheet = <path d="M12 4h22l10 10v26H12zM34 4v10h10" />;

export function EmptyState({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Notice
      mark={
        <>
          {sheet}
          <path d="M20 24h16M20 31h10" strokeDasharray="3 3" />
        </>
      }
      title={title}
      action={action}
    />
  );
}

export function ErrorState({ detail, action }: { detail?: string; action?: ReactNode }) {
  const t = useT();
  const mark = (
    <>
      {sheet}
      <path d="M28 19v9m0 4v2" strokeWidth="2.4" />
    </>
  );
  return (
    <div role="alert">
      <Notice mark={mark} title={t('ui.failed')} detail={detail} action={action} />
    </div>
  );
}

/** `detail`: what to know beside the refusal. */
export function NoPermissionState({ detail }: { detail?: string }) {
  const t = useT();
  const mark = (
    <>
      <rect x="16" y="20" width="24" height="18" rx="2" />
      <path d="M21 20v-6a7 7 0 0 1 14 0v6M28 27v5" />
    </>
  );
  return <Notice mark={mark} title={t('ui.noPermission')} detail={detail ?? t('ui.askAdministrator')} />;
}
