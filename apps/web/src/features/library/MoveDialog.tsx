import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { FolderSelect } from './FolderSelect.tsx';

interface Props {
  pictures: readonly LibraryFile[];
  /** `moved` unless the user left. */
  onClose: (moved: boolean) => void;
}

export function MoveDialog({ pictures, onClose }: Props) {
  const t = useT();
  const count = pictures.length;
  const command = useCommand(library.moveToFolder, {
    success: t('library.moved', { count }),
    invalidates: [library.folderDetails],
  });
  return (
    <FormDialog
      title={t('library.moveTitle', { count })}
      command={command}
      initial={{ operationFileIds: pictures.map(({ id }) => id) }}
      onClose={(saved) => onClose(saved !== undefined)}
      width={420}
    >
      <Form.Item name="targetFolderId" label={t('library.target')} required>
        <FolderSelect />
      </Form.Item>
    </FormDialog>
  );
}
