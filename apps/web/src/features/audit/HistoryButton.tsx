import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { type AuditObject, auditObjects } from '@pressroom/contract/audit/objects';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { hasPermission, useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { HistoryDialog } from './LazyHistoryDialog.ts';

interface Props {
  object: AuditObject;
  id: string;
  size?: 'small' | 'middle';
}

/** What became of one record, for those who may see it. */
export function HistoryButton({ object, id, size }: Props) {
  const t = useT();
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!hasPermission(session, ['/permission/audit', ...auditObjects[object].keys])) return null;
  return (
    <>
      <Button type="text" size={size} icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        {t('audit.history')}
      </Button>
      <Suspense>{open && <HistoryDialog object={object} id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
