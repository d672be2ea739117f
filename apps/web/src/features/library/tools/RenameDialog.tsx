import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { maxNameLength } from '@pressroom/contract/library/pictureRules';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { shownNames } from '../pictures/shownNames.ts';

interface Props {
  picture: LibraryFile;
  /** `renamed` unless the user left. */
  onClose: (renamed: boolean) => void;
}

/** Another name for one picture; its ending stays. */
export function RenameDialog({ picture, onClose }: Props) {
  const t = useT();
  const [ending] = /\.png$/i.exec(picture.name) ?? [];
  const command = useCommand(library.rename, {
    success: ({ name }) => t('library.renamed', { name }),
    invalidates: shownNames,
  });
  const facts = ({ name }: LibraryFile) => [{ name: 'name', label: t('library.nameFilter'), text: name }];
  return (
    <FormDialog
      title={t('library.renameTitle')}
      command={command}
      editing={editing(picture, valuesOf, facts)}
      onClose={(saved) => onClose(saved !== undefined)}
      width={460}
    >
      <Form.Item name="name" label={t('library.nameFilter')} required extra={t('library.renameNote')}>
        <Input maxLength={maxNameLength} autoFocus suffix={ending} />
      </Form.Item>
    </FormDialog>
  );
}

const valuesOf = ({ id, name, gmtModified }: LibraryFile) => ({ id, name: name.replace(/\.png$/i, ''), gmtModified });
