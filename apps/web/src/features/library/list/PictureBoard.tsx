import type { LibraryFile } from '@pressroom/contract/library/library';
import type { DragEvent, ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { GridFrame } from '../grid/GridFrame.tsx';
import { PictureGrid } from '../grid/PictureGrid.tsx';
import { usePictureFeed } from '../pictures/usePictureFeed.ts';
import type { PictureSearchForm } from '../pictures/usePictureSearch.ts';
import type { Selection } from '../pictures/useSelection.ts';

interface Props {
  form: PictureSearchForm;
  selection: Selection;
  onZoom: (picture: LibraryFile, pictures: readonly LibraryFile[]) => void;
  onDragStart?: (event: DragEvent, picture: LibraryFile) => void;
  /** What can be done with what is selected. */
  tools: ReactNode;
  /** Offered where nothing lies yet. */
  upload: ReactNode;
}

/** The pictures as cards, however many, with what can be done with those that are selected. */
export function PictureBoard({ form, selection, onZoom, onDragStart, tools, upload }: Props) {
  const t = useT();
  const feed = usePictureFeed(form.pictures);
  const zoom = (picture: LibraryFile) => onZoom(picture, feed.rows);
  const nothing = form.searching ? (
    <EmptyState title={t('library.noMatch')} />
  ) : (
    <EmptyState title={t(upload ? 'library.emptyHint' : 'library.empty')} action={upload} />
  );
  return (
    <GridFrame feed={feed} selection={selection} tools={tools}>
      <PictureGrid
        feed={feed}
        selection={selection}
        onUse={zoom}
        onZoom={zoom}
        onDragStart={onDragStart}
        empty={nothing}
      />
    </GridFrame>
  );
}
