import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { type DragEvent, lazy, Suspense, useState } from 'react';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { carriedPictures, carryPictures } from './draggedPictures.ts';
import { FileDropArea } from './FileDropArea.tsx';
import { FolderPane } from './FolderPane.tsx';
import { GridFrame } from './GridFrame.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import styles from './LibraryScreen.module.css';
import { LibraryTools } from './LibraryTools.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { useLibraryColumns } from './useLibraryColumns.tsx';
import { useLibraryList } from './useLibraryList.ts';
import { useView } from './useView.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const UploadDialog = lazy(async () => ({ default: (await import('./UploadDialog.tsx')).UploadDialog }));
const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer.tsx')).PictureViewer }));

export function LibraryScreen() {
  const t = useT();
  const canCall = useCanCall();
  const { list, folder, searching, openFolder } = useLibraryList();
  const [view, setView] = useView();
  const [uploading, setUploading] = useState<readonly File[]>();
  const [zoomed, setZoomed] = useState<LibraryFile>();
  const columns = useLibraryColumns(setZoomed);
  const move = useCommand(library.moveToFolder, {
    success: (_, { operationFileIds }) => t('library.moved', { count: [operationFileIds].flat().length }),
    invalidates: [library.folderDetails],
  });
  const mayUpload = canCall(library.uploadBatch);
  const uploadButton = mayUpload && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setUploading([])}>
      {t('library.upload')}
    </Button>
  );

  function drag(event: DragEvent, picture: LibraryFile) {
    const chosen = list.selected.map(({ id }) => id);
    carryPictures(event, chosen.includes(picture.id) ? chosen : [picture.id]);
  }
  async function drop(event: DragEvent, targetFolderId: string) {
    const operationFileIds = carriedPictures(event);
    if (operationFileIds.length === 0) return;
    if ((await move.run({ targetFolderId, operationFileIds })) !== undefined) list.clearSelection();
  }

  const nothing = searching ? (
    <EmptyState title={t('library.noMatch')} />
  ) : (
    <EmptyState title={t(mayUpload ? 'library.emptyHint' : 'library.empty')} action={uploadButton} />
  );
  const tools = <LibraryTools list={list} />;
  const actions = (
    <>
      <ViewSwitch view={view} onChange={setView} />
      {uploadButton}
    </>
  );
  return (
    <Screen title={t('library.title')} actions={actions}>
      <div className={styles.library}>
        <FolderPane current={folder.id} onOpen={openFolder} onDrop={(target, event) => void drop(event, target.id)} />
        <div className={styles.files}>
          <LibrarySearch list={list} />
          <FileDropArea
            disabled={!mayUpload}
            hint={t('library.dropInto', { name: folder.name })}
            onFiles={setUploading}
          >
            {view === 'table' ? (
              <ResourceTable list={list} columns={columns} empty={t('library.empty')} tools={tools} selectable />
            ) : (
              <GridFrame list={list} tools={tools}>
                <PictureGrid
                  list={list}
                  onUse={setZoomed}
                  onZoom={setZoomed}
                  onDragStart={canCall(library.moveToFolder) ? drag : undefined}
                  empty={nothing}
                />
              </GridFrame>
            )}
          </FileDropArea>
        </div>
      </div>
      <Suspense>
        {uploading && <UploadDialog folderId={folder.id} dropped={uploading} onClose={() => setUploading(undefined)} />}
        {zoomed && <PictureViewer pictures={list.rows} first={zoomed} onClose={() => setZoomed(undefined)} />}
      </Suspense>
    </Screen>
  );
}
