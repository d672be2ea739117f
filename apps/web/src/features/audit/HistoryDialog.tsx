import { audit } from '@pressroom/contract/audit/audit';
import type { AuditObject } from '@pressroom/contract/audit/objects';
import { useT } from '../../i18n/i18n.ts';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RecordHistory } from './RecordHistory.tsx';

interface Props {
  object: AuditObject;
  id: string;
  onClose: () => void;
}

/** An enlarged picture has a history, too, and stands above all dialogs. */
const aboveEnlarged = 1100;

export function HistoryDialog({ object, id, onClose }: Props) {
  const t = useT();
  const list = useResourceList(audit.history, { fixed: { objectType: object, objectId: id }, storage: 'memory' });
  return (
    <Dialog
      footer={null}
      width={680}
      zIndex={aboveEnlarged}
      title={t('audit.historyOf', { object: t(`audit.object.${object}`) })}
      onCancel={onClose}
    >
      <RecordHistory
        list={list}
        empty={t('audit.noHistory')}
        kept="audit"
        entryOf={({ actionName, username, ...row }) => ({ ...row, who: username, what: actionName })}
      />
    </Dialog>
  );
}
