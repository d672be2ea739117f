import { audit } from '@pressroom/contract/audit/audit';
import type { AuditObject } from '@pressroom/contract/audit/objects';
import { Button, Pagination, Skeleton } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Changes } from './Changes.tsx';
import styles from './HistoryDialog.module.css';

interface Props {
  object: AuditObject;
  id: string;
  onClose: () => void;
}

/** An enlarged picture has a history, too, and stands above all dialogs. */
const aboveEnlarged = 1100;

/** Who did what to one record, newest first. */
export function HistoryDialog({ object, id, onClose }: Props) {
  const t = useT();
  const list = useResourceList(audit.history, { fixed: { objectType: object, objectId: id }, storage: 'memory' });
  return (
    <Dialog
      footer={null}
      width={680}
      zIndex={aboveEnlarged}
      className={styles.dialog}
      title={t('audit.historyOf', { object: t(`audit.object.${object}`) })}
      onCancel={onClose}
    >
      {list.state === 'loading' && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {list.state === 'failed' && <ErrorState action={<Button onClick={list.refresh}>{t('ui.retry')}</Button>} />}
      {list.state === 'ready' && list.rows.length === 0 && <EmptyState title={t('audit.noHistory')} />}
      <ol className={styles.list}>
        {list.rows.map((row) => (
          <li key={row.id}>
            <p className={styles.head}>
              <time dateTime={row.at}>{showTime(row.at, { seconds: true })}</time>
              <strong>{row.actionName}</strong>
              <span>{row.username}</span>
              {row.address && <span className={styles.from}>{row.address}</span>}
            </p>
            <Changes changes={row.changes} first={5} />
          </li>
        ))}
      </ol>
      <Pagination
        size="small"
        hideOnSinglePage
        total={list.total}
        current={list.pageNum}
        pageSize={list.pageSize}
        showSizeChanger={false}
        onChange={(page) => list.turnTo(page)}
      />
    </Dialog>
  );
}
