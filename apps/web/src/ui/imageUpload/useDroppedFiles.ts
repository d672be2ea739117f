import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Receives files that are dropped on an element, or pasted while the element has the pointer or the focus. */
export function useDroppedFiles(box: RefObject<HTMLElement | null>, take: (files: readonly File[]) => void) {
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

  const listeners = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { over, listeners };
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
