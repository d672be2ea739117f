import type { TrashedFile } from '@pressroom/contract/library/trash';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { printedSize } from '../pictures/pictureFacts.ts';

export function useTrashColumns(): Column<TrashedFile>[] {
  const t = useT();
  return [
    {
      key: 'picture',
      title: t('library.preview'),
      width: 60,
      height: 40,
      render: ({ fileUrl, name }) => <Thumb src={fileUrl} alt={name} size={40} />,
    },
    { key: 'name', title: t('library.picture'), width: 200, render: ({ name }) => <strong>{name}</strong> },
    { key: 'size', title: t('library.size'), width: 130, render: ({ metaData }) => printedSize(metaData) },
    {
      key: 'folder',
      title: t('library.folder'),
      width: 130,
      render: ({ folderName }) => folderName || t('library.root'),
    },
    { key: 'user', title: t('library.deleteUser'), width: 100, render: ({ deleteUser }) => deleteUser },
    { key: 'deleted', title: t('library.deletedAt'), width: 130, render: ({ deletedAt }) => showTime(deletedAt) },
    { key: 'ends', title: t('library.endsAt'), width: 130, render: ({ endsAt }) => showTime(endsAt) },
  ];
}
