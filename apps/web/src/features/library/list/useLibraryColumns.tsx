import type { LibraryFile } from '@pressroom/contract/library/library';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { dots, fileSize, printedSize } from '../pictures/pictureFacts.ts';
import styles from './useLibraryColumns.module.css';

export function useLibraryColumns(onZoom: (picture: LibraryFile) => void): Column<LibraryFile>[] {
  const t = useT();
  return [
    {
      key: 'picture',
      title: t('library.preview'),
      width: 68,
      height: 48,
      render: (picture) => <Thumb src={picture.fileUrl} alt={picture.name} size={48} onOpen={() => onZoom(picture)} />,
    },
    { key: 'name', title: t('library.picture'), width: 190, render: ({ name }) => <strong>{name}</strong> },
    {
      key: 'size',
      title: t('library.size'),
      width: 140,
      render: ({ metaData }) => (
        <>
          {printedSize(metaData)}
          <div className={styles.soft}>
            {metaData.width} × {metaData.height} px
          </div>
        </>
      ),
    },
    { key: 'dpi', title: t('library.dpiTitle'), width: 80, render: ({ metaData }) => dots(metaData) },
    {
      key: 'bytes',
      title: t('library.fileSize'),
      width: 80,
      align: 'end',
      render: ({ fileSize: bytes }) => fileSize(bytes),
    },
    { key: 'folder', title: t('library.folder'), width: 110, render: ({ folderName }) => folderName || '–' },
    { key: 'user', title: t('library.createUser'), width: 90, render: ({ createUser }) => createUser },
    { key: 'created', title: t('ui.gmtCreate'), width: 130, render: ({ gmtCreate }) => showTime(gmtCreate) },
  ];
}
