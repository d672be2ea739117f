import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FolderChoice } from '../folders/FolderChoice.tsx';
import styles from './MoveDialog.module.css';
import { useMove } from './useMove.ts';
import type { Chosen } from '../pictures/useSelection.ts';

interface Props {
  chosen: Chosen;
  /** Of all that is moved. */
  count: number;
  /** The folders among it. */
  folders?: readonly string[];
  /** `moved` unless the user left. */
  onClose: (moved: boolean) => void;
}

export function MoveDialog({ chosen, count, folders = [], onClose }: Props) {
  const t = useT();
  const id = useId();
  const command = useMove(count, folders.length);
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
      title={t(folders.length > 0 ? 'library.moveEntriesTitle' : 'library.moveTitle', { count })}
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
      <div className={styles.fields} role="group" aria-labelledby={id}>
        {complaint && <Alert type="error" showIcon title={complaint} />}
        <span id={id}>{t('library.target')}</span>
        <FolderChoice value={targetFolderId} onChange={setTarget} without={folders} />
      </div>
    </Dialog>
  );
}

const moved = (chosen: Chosen) => ('ids' in chosen ? { operationFileIds: chosen.ids } : chosen);
