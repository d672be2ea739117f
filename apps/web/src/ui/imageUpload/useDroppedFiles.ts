import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DraggedImage, draggedFrom, layDown } from './draggedImage.ts';

/** A picture of another list that was dropped here. */
export interface BroughtImage extends DraggedImage {
  /** The other list keeps it, too. */
  copy: boolean;
}

interface Given {
  take: (files: readonly File[]) => void;
  /** The name of this list for others. */
  list?: string;
  /** Takes a picture of another list. `at` is the entry on which it was dropped. */
  bring?: (image: BroughtImage, at: Element | null) => void;
}

/**
 * Receives files that are dropped on an element, or pasted while the element has the pointer or the focus, and pictures that
 * are dragged there from another list.
 */
export function useDroppedFiles(box: RefObject<HTMLElement | null>, { take, list, bring }: Given) {
  const [over, setOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const meant = box.current?.matches(':hover') || box.current?.contains(document.activeElement);
    if (files.length === 0 || !meant) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    // listens on the document, because the focus may be elsewhere while the pointer is over the element
    const hear = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);

  const imageOf = () => (bring ? draggedFrom(list) : undefined);
  const listeners = {
    onDragOver(event: DragEvent) {
      if (!imageOf() && !carriesFiles(event)) return;
      event.preventDefault();
      if (imageOf()) event.dataTransfer.dropEffect = event.ctrlKey ? 'copy' : 'move';
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
    },
    onDrop(event: DragEvent) {
      const image = imageOf();
      if (!image && !carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (image) {
        layDown();
        return bring?.({ ...image, copy: event.ctrlKey }, event.target instanceof Element ? event.target : null);
      }
      take([...event.dataTransfer.files]);
    },
  };
  return { over, listeners };
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
