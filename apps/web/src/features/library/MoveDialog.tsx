import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { FolderSelect } from './FolderSelect.tsx';

interface Props {
  pictures: readonly LibraryFile[];
  /** `moved` unless the user left. */
  onClose: (moved: boolean) => void;
}

export function MoveDialog({ pictures, onClose }: Props) {
  const t = useT();
  const count = pictures.length;
  return (
    <FormDialog
      title={t('library.moveTitle', { count })}
      endpoint={library.moveToFolder}
      initial={{ operationFileIds: pictures.map(({ id }) => id) }}
      success={t('library.moved', { count })}
      invalidates={[library.folderDetails]}
      onClose={(saved) => onClose(saved !== undefined)}
      width={420}
    >
      <Form.Item name="targetFolderId" label={t('library.target')} required>
        <FolderSelect />
      </Form.Item>
    </FormDialog>
  );
}
