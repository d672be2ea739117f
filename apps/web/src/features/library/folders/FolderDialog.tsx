import { type FolderNode, library } from '@pressroom/contract/library/library';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { FolderChoice } from './FolderChoice.tsx';
import { useFolders } from './useFolders.ts';

interface Props {
  /** A folder to change, or where a new one goes. */
  folder: FolderNode | { parentId: string };
  onClose: () => void;
}

type Known = Pick<FolderNode, 'id' | 'name' | 'parentId' | 'gmtModified'>;

const valuesOf = ({ id, name, parentId, gmtModified }: Known) => ({
  id,
  name,
  parentId: parentId ?? undefined,
  gmtModified,
});

export function FolderDialog({ folder, onClose }: Props) {
  const t = useT();
  const known: Known | undefined = 'id' in folder ? folder : undefined;
  const { flat } = useFolders();
  const facts = ({ name, parentId }: Known) => [
    { name: 'name', label: t('library.folderName'), text: name },
    {
      name: 'parentId',
      label: t('library.parentFolder'),
      text: flat.find(({ folder: { id } }) => id === parentId)?.folder.name ?? '',
    },
  ];
  const command = useCommand(known ? library.editFolder : library.createFolder, {
    success: t('library.folderSaved'),
    invalidates: [library.folderTree, library.folderDetails],
  });
  return (
    <FormDialog
      title={t(known ? 'library.editFolder' : 'library.addFolder')}
      command={command}
      editing={editing(known, valuesOf, facts)}
      extra={known && <HistoryButton object="folders" id={known.id} />}
      initial={{ parentId: folder.parentId ?? undefined }}
      onClose={() => onClose()}
      width={420}
    >
      <Form.Item name="name" label={t('library.folderName')} required>
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="parentId" label={t('library.parentFolder')}>
        <FolderChoice without={known && [known.id]} />
      </Form.Item>
    </FormDialog>
  );
}
