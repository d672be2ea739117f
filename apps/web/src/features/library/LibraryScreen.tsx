import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type FolderNode, library, type LibraryFile } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { type DragEvent, Suspense, useState } from 'react';
import { Can, useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { carriedPictures, carryPictures } from './pictures/draggedPictures.ts';
import { FileDropArea } from './upload/FileDropArea.tsx';
import { FolderPane } from './folders/FolderPane.tsx';
import { FolderStrip } from './list/FolderStrip.tsx';
import { LibrarySearch } from './list/LibrarySearch.tsx';
import { LibraryTools } from './tools/LibraryTools.tsx';
import styles from './LibraryScreen.module.css';
import { PictureBoard } from './list/PictureBoard.tsx';
import { PictureTable } from './list/PictureTable.tsx';
import { useFolders } from './folders/useFolders.ts';
import { useChosenFolders } from './list/useChosenFolders.ts';
import { useDownload } from './tools/useDownload.ts';
import { useMove } from './tools/useMove.ts';
import { usePictureSearch } from './pictures/usePictureSearch.ts';
import { useSelection } from './pictures/useSelection.ts';
import { useView } from './list/useView.ts';
import { ViewSwitch } from './list/ViewSwitch.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';

const UploadDialog = lazyPart(async () => (await import('./upload/UploadDialog.tsx')).UploadDialog);
const PictureViewer = lazyPart(async () => (await import('./viewer/PictureViewer.tsx')).PictureViewer);
const MoveDialog = lazyPart(async () => (await import('./tools/MoveDialog.tsx')).MoveDialog);
const TrashDialog = lazyPart(async () => (await import('./trash/TrashDialog.tsx')).TrashDialog);

export function LibraryScreen() {
  const t = useT();
  const canCall = useCanCall();
  const form = usePictureSearch();
  const selection = useSelection(form.pictures);
  const { flat } = useFolders();
  const [view, setView] = useView();
  const [uploading, setUploading] = useState<readonly File[]>();
  const [zoomed, setZoomed] = useState<{ picture: LibraryFile; pictures: readonly LibraryFile[] }>();
  const [trashOpen, setTrashOpen] = useState(false);
  const move = useMove(selection.count || 1);
  const mayUpload = canCall(library.uploadBatch);
  const { folderId } = form.pictures;
  const openFolder = flat.find(({ folder }) => folder.id === folderId)?.folder;
  const inside = form.searching ? [] : (openFolder?.children ?? []);
  const folders = useChosenFolders(inside);
  const saving = useDownload();
  const [moving, setMoving] = useState<FolderNode>();
  const uploadButton = mayUpload && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setUploading([])}>
      {t('library.upload')}
    </Button>
  );
  const zoom = (picture: LibraryFile, pictures: readonly LibraryFile[]) => setZoomed({ picture, pictures });

  const tools = (
    <LibraryTools
      selection={selection}
      folders={selection.everything ? [] : folders.folders}
      onClear={() => {
        selection.clear();
        folders.clear();
      }}
    />
  );

  function drag(event: DragEvent, picture: LibraryFile) {
    carryPictures(event, selection.has(picture.id) ? selection.chosen : { ids: [picture.id] });
  }
  async function drop(event: DragEvent, targetFolderId: string) {
    const chosen = carriedPictures(event);
    if (!chosen) return;
    const which = 'ids' in chosen ? { operationFileIds: chosen.ids } : chosen;
    if ((await move.run({ targetFolderId, ...which })) !== undefined) selection.clear();
  }

  return (
    <Screen
      title={t('library.title')}
      actions={
        <>
          <Can endpoint={library.trash}>
            <Button icon={<DeleteOutlined />} onClick={() => setTrashOpen(true)}>
              {t('library.trash')}
            </Button>
          </Can>
          <ViewSwitch view={view} onChange={setView} />
          {uploadButton}
        </>
      }
    >
      <div className={styles.library}>
        <FolderPane
          current={folderId}
          onOpen={form.openFolder}
          onMove={setMoving}
          onDownload={({ id }) => void saving.run({ ids: [id] })}
          onDrop={(target, event) => void drop(event, target.id)}
        />
        <div className={styles.files}>
          <LibrarySearch list={form} />
          <FileDropArea
            disabled={!mayUpload}
            hint={t('library.dropInto', { name: openFolder?.name ?? '' })}
            onFiles={setUploading}
          >
            <FolderStrip folders={inside} selection={folders} locked={selection.everything} onOpen={form.openFolder} />
            {view === 'table' ? (
              <PictureTable
                folderId={folderId}
                selection={selection}
                onZoom={zoom}
                tools={tools}
                upload={uploadButton}
              />
            ) : (
              <PictureBoard
                form={form}
                selection={selection}
                onZoom={zoom}
                onDragStart={canCall(library.moveToFolder) ? drag : undefined}
                tools={tools}
                upload={uploadButton}
              />
            )}
          </FileDropArea>
        </div>
      </div>
      <Suspense>
        {uploading && <UploadDialog folderId={folderId} dropped={uploading} onClose={() => setUploading(undefined)} />}
        {zoomed && (
          <PictureViewer pictures={zoomed.pictures} first={zoomed.picture} onClose={() => setZoomed(undefined)} />
        )}
        {moving && (
          <MoveDialog
            chosen={{ ids: [moving.id] }}
            count={1}
            folders={[moving.id]}
            onClose={() => setMoving(undefined)}
          />
        )}
        {trashOpen && <TrashDialog onClose={() => setTrashOpen(false)} />}
      </Suspense>
    </Screen>
  );
}
