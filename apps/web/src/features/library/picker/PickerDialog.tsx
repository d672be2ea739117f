import type { LibraryFile } from '@pressroom/contract/library/library';
import { library, libraryRoot } from '@pressroom/contract/library/library';
import { Button, type InputRef } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useNarrow } from '../../../ui/useNarrow.ts';
import { FolderSelect } from '../folders/FolderSelect.tsx';
import { FolderTree } from '../folders/FolderTree.tsx';
import { PictureGrid } from '../grid/PictureGrid.tsx';
import { usePictureFeed } from '../pictures/usePictureFeed.ts';
import { FileDropArea } from '../upload/FileDropArea.tsx';
import { UploadRow } from '../upload/UploadRow.tsx';
import { useUploadHere } from '../upload/useUploadHere.ts';
import styles from './PickerDialog.module.css';
import { PickerSearch } from './PickerSearch.tsx';
import { usePicked, without } from './usePicked.ts';
import { usePlaceInLibrary } from './usePlaceInLibrary.ts';

const PictureViewer = lazyPart(async () => (await import('../viewer/PictureViewer.tsx')).PictureViewer);

interface Props {
  /** Up to so many may be chosen; 1 where it is absent. */
  most?: number;
  onPick: (pictures: LibraryFile[]) => void;
  onClose: () => void;
}

/** The whole library to choose from, at the place where the person was last. */
export function PickerDialog({ most = 1, onPick, onClose }: Props) {
  const t = useT();
  const canUpload = useCanCall()(library.uploadBatch);
  const narrow = useNarrow(900);
  const input = useRef<InputRef>(null);
  const pictures = useRef<HTMLDivElement>(null);
  const place = usePlaceInLibrary();
  const { search, tree } = place;
  const feed = usePictureFeed(search, place.order);
  const picked = usePicked(feed.rows);
  const upload = useUploadHere({ folderId: search.folderId, onStored: take });
  const [zoomed, setZoomed] = useState<LibraryFile>();
  const single = most === 1;
  const chosen = picked.pictures;
  const tooMany = chosen.length > most;

  function take(stored: LibraryFile[]) {
    if (single) picked.set(stored.slice(0, 1));
    else picked.add(stored);
  }
  function send(files: readonly File[]) {
    // a word would hide what arrives
    place.setWord('');
    void upload.add(files);
  }
  function use(picture: LibraryFile) {
    const all = single ? [picture] : [...without(chosen, picture), picture];
    if (all.length <= most) onPick(all);
  }
  const elsewhere = search.folderId !== libraryRoot && search.name !== undefined;
  return (
    <Dialog
      centered
      width="min(1240px, 94vw)"
      title={t(single ? 'library.choose' : 'library.chooseMany')}
      className={styles.dialog}
      onCancel={onClose}
      afterOpenChange={(open) => open && input.current?.focus({ cursor: 'all' })}
      footer={
        <>
          <span className={styles.hint} role="status">
            {chosen.length > 0
              ? chosen.map(({ name }, at) => (single ? name : `${at + 1} ${name}`)).join(t('platform.separator'))
              : feed.total !== undefined && `${t('library.total', { count: feed.total })} · `}
            {chosen.length === 0 && t(single ? 'library.pickHint' : 'library.pickManyHint')}
            {tooMany && <strong> {t('library.pickAtMost', { count: most })}</strong>}
          </span>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            disabled={chosen.length === 0 || tooMany || upload.busy}
            onClick={() => onPick([...chosen])}
          >
            {single ? t('library.pick') : t('library.pickMany', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <PickerSearch
        place={place}
        input={input}
        busy={upload.busy}
        onDown={() => pictures.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()}
        onFiles={canUpload ? send : undefined}
      />
      <div className={styles.library}>
        {narrow ? (
          <FolderSelect value={search.folderId} onChange={place.openFolder} />
        ) : (
          <div className={styles.folders}>
            {tree && <FolderTree tree={tree} current={search.folderId} onOpen={place.openFolder} />}
          </div>
        )}
        <FileDropArea
          disabled={!canUpload || upload.busy}
          hint={t('library.dropInto', { name: place.folderName })}
          onFiles={send}
        >
          {upload.uploads.length > 0 && (
            <ul className={styles.uploads}>
              {upload.uploads.map((one) => (
                <UploadRow key={one.key} upload={one} onDrop={upload.busy ? undefined : upload.drop} />
              ))}
            </ul>
          )}
          <div ref={pictures} className={styles.pictures}>
            <PictureGrid
              feed={feed}
              selection={picked}
              single={single}
              picking
              onUse={use}
              onZoom={setZoomed}
              empty={
                <EmptyState
                  title={t(search.name ? 'library.noMatchHere' : canUpload ? 'library.emptyHint' : 'library.empty')}
                  action={
                    elsewhere && (
                      <Button onClick={() => place.openFolder(libraryRoot)}>{t('library.searchEverywhereNow')}</Button>
                    )
                  }
                />
              }
            />
          </div>
        </FileDropArea>
      </div>
      <Suspense>
        {zoomed && <PictureViewer pictures={feed.rows} first={zoomed} onClose={() => setZoomed(undefined)} />}
      </Suspense>
    </Dialog>
  );
}
