import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FolderSelect } from '../folders/FolderSelect.tsx';
import styles from './MoveDialog.module.css';
import { useMove } from './useMove.ts';
import type { Chosen } from '../pictures/useSelection.ts';

interface Props {
  chosen: Chosen;
  count: number;
  /** `moved` unless the user left. */
  onClose: (moved: boolean) => void;
}

export function MoveDialog({ chosen, count, onClose }: Props) {
  const t = useT();
  const id = useId();
  const command = useMove(count);
  const [targetFolderId, setTarget] = useState<string>();
  const [complaint, setComplaint] = useState<string>();

  async function move() {
    if (targetFolderId === undefined) return;
    try {
      await command.attempt({ targetFolderId, ...moved(chosen) });
      onClose(true);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      if (!cause.endsSession) setComplaint(failureText(cause, t));
    }
  }
  return (
    <Dialog
      title={t('library.moveTitle', { count })}
      width={420}
      onCancel={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            disabled={targetFolderId === undefined}
            loading={command.pending}
            onClick={() => void move()}
          >
            {t('library.moveNow')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {complaint && <Alert type="error" showIcon title={complaint} />}
        <label htmlFor={id}>{t('library.target')}</label>
        <FolderSelect id={id} value={targetFolderId} onChange={setTarget} />
      </div>
    </Dialog>
  );
}

const moved = (chosen: Chosen) => ('ids' in chosen ? { operationFileIds: chosen.ids } : chosen);
