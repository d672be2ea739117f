import { type FolderNode, library } from '@pressroom/contract/library/library';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { FolderSelect } from './FolderSelect.tsx';

interface Props {
  /** A folder to change, or where a new one goes. */
  folder: FolderNode | { parentId: string };
  onClose: () => void;
}

export function FolderDialog({ folder, onClose }: Props) {
  const t = useT();
  const known = 'id' in folder ? folder : undefined;
  return (
    <FormDialog
      title={t(known ? 'library.editFolder' : 'library.addFolder')}
      endpoint={known ? library.editFolder : library.createFolder}
      initial={
        known
          ? { id: known.id, name: known.name, parentId: known.parentId ?? undefined, gmtModified: known.gmtModified }
          : { parentId: folder.parentId ?? undefined }
      }
      success={t('library.folderSaved')}
      invalidates={[library.folderTree, library.folderDetails]}
      onClose={() => onClose()}
      width={420}
    >
      <Form.Item name="name" label={t('library.folderName')} required>
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="parentId" label={t('library.parentFolder')}>
        <FolderSelect without={known?.id} />
      </Form.Item>
    </FormDialog>
  );
}
