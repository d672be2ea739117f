import type { SessionRow } from '@pressroom/contract/account/sessions';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { browserOf } from './browserOf.ts';
import styles from './SessionList.module.css';

interface Props {
  sessions: UseQueryResult<SessionRow[]>;
  /** Absent: the reader may look only. */
  onEnd?: (id: string) => void;
  /** Those that are being ended. */
  ending: readonly { id: string | number }[];
}

/** The sessions of a user. The own session cannot be ended here, but by signing out. */
export function SessionList({ sessions: { data, error, refetch }, onEnd, ending }: Props) {
  const t = useT();
  if (!data && error) {
    return (
      <ErrorState
        detail={failureText(error, t)}
        action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (data.length === 0) return <EmptyState title={t('account.noSessions')} />;
  return (
    <ul className={styles.list}>
      {data.map((session) => (
        <li key={session.id}>
          <div className={styles.words}>
            <div className={styles.device}>
              <Device userAgent={session.userAgent} />
              {session.current && <StatusTag tone="done">{t('account.thisDevice')}</StatusTag>}
            </div>
            <div className={styles.facts}>
              <span>{session.address}</span>
              <span>{t('account.signedInAt', { time: showTime(session.gmtCreate) })}</span>
              <span>{t('account.seenAt', { time: showTime(session.seenAt) })}</span>
            </div>
          </div>
          {onEnd && !session.current && (
            <Button
              size="small"
              danger
              loading={ending.some(({ id }) => id === session.id)}
              onClick={() => onEnd(session.id)}
            >
              {t('account.endSession')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Device({ userAgent }: { userAgent: string }) {
  const t = useT();
  const { browser, system } = browserOf(userAgent);
  const words = browser && system ? t('account.browserOn', { browser, system }) : (browser ?? system);
  return <strong title={userAgent}>{words ?? t('account.unknownDevice')}</strong>;
}
