import { type DragEvent, useState } from 'react';
import { type DraggedImage, layDown, lift } from './draggedImage.ts';

interface Given {
  move: (from: number, to: number) => void;
  /** What other lists get when an entry is dropped there. */
  imageAt: (at: number) => DraggedImage | undefined;
}

/** Lets users drag entries to other positions of a list, and out of it. Spread the returned props on each entry. */
export function useReorder({ move, imageAt }: Given) {
  const [lifted, setLifted] = useState<number>();
  const [target, setTarget] = useState<number>();

  function end() {
    setLifted(undefined);
    setTarget(undefined);
    layDown();
  }
  return (at: number) => ({
    draggable: true,
    'data-lifted': lifted === at,
    'data-target': lifted !== undefined && target === at ? (at < lifted ? 'before' : 'after') : undefined,
    onDragStart(event: DragEvent) {
      lift(event, imageAt(at));
      setLifted(at);
    },
    onDragOver(event: DragEvent) {
      if (lifted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(at);
    },
    onDrop(event: DragEvent) {
      if (lifted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      move(lifted, at);
      end();
    },
    onDragEnd: end,
  });
}
