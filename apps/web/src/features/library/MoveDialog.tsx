import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { FolderSelect } from './FolderSelect.tsx';
import { useMove } from './useMove.ts';
import type { Chosen } from './useSelection.ts';

interface Props {
  chosen: Chosen;
  count: number;
  /** `moved` unless the user left. */
  onClose: (moved: boolean) => void;
}

export function MoveDialog({ chosen, count, onClose }: Props) {
  const t = useT();
  return (
    <FormDialog
      title={t('library.moveTitle', { count })}
      command={useMove(count)}
      initial={moved(chosen)}
      onClose={(saved) => onClose(saved !== undefined)}
      width={420}
    >
      <Form.Item name="targetFolderId" label={t('library.target')} required>
        <FolderSelect />
      </Form.Item>
    </FormDialog>
  );
}

const moved = (chosen: Chosen) => ('ids' in chosen ? { operationFileIds: chosen.ids } : chosen);
