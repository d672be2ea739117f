import { Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { useFolders } from './useFolders.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (folderId: string) => void;
}

/** Every folder with its place in the tree; typing finds one by any part of its path. */
export function FolderSelect(props: Props) {
  const t = useT();
  const { flat } = useFolders();
  return (
    <Select
      {...props}
      placeholder={t('library.chooseTarget')}
      showSearch={{ optionFilterProp: 'title' }}
      popupMatchSelectWidth={false}
      options={flat.map(({ folder, path }) => ({
        value: folder.id,
        label: folder.name,
        title: path.map(({ name }) => name).join(' / '),
        level: folder.level,
      }))}
      optionRender={({ label, data }) => <span style={{ paddingInlineStart: data.level * 16 }}>{label}</span>}
    />
  );
}
