import { Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { useFolders } from './useFolders.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (folderId: string) => void;
  /** A folder that is not offered, nor what lies below it. */
  without?: string;
}

/** Every folder with its place in the tree; typing finds one by any part of its path. */
export function FolderSelect({ without, ...control }: Props) {
  const t = useT();
  const { flat } = useFolders();
  const offered = flat.filter(({ path }) => without === undefined || !path.some(({ id }) => id === without));
  return (
    <Select
      {...control}
      placeholder={t('library.chooseTarget')}
      showSearch={{ optionFilterProp: 'title' }}
      popupMatchSelectWidth={false}
      options={offered.map(({ folder, path }) => ({
        value: folder.id,
        label: folder.name,
        title: path.map(({ name }) => name).join(' / '),
        level: folder.level,
      }))}
      optionRender={({ label, data }) => <span style={{ paddingInlineStart: data.level * 16 }}>{label}</span>}
    />
  );
}
