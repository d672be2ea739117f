import { publishProducts } from '@pressroom/contract/publishing/plans';
import { Button, Spin } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import styles from './editor.module.css';

/** What happened to a listing, when and by whom, newest first. */
export function Timeline({ id }: { id: string }) {
  const t = useT();
  const { data, error, refetch } = useRead(publishProducts.timeline, { id });
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>;
    return <ErrorState detail={failureText(error, t)} action={retry} />;
  }
  if (!data) return <Spin />;
  if (data.length === 0) return <EmptyState title={t('publishing.noEvents')} />;
  return (
    <ol className={styles.events} aria-label={t('publishing.listingTab.timeline')}>
      {data.map(({ id: event, behavior, createUser, gmtCreate }) => (
        <li key={event}>
          <time dateTime={gmtCreate}>{showTime(gmtCreate, { seconds: true })}</time>
          <span>{createUser}</span>
          <p>{behavior}</p>
        </li>
      ))}
    </ol>
  );
}
