import { type DragEvent, useState } from 'react';

/** Lets users drag entries to other positions of a list. Spread the returned props on each entry. */
export function useReorder(move: (from: number, to: number) => void) {
  const [lifted, setLifted] = useState<number>();
  const [target, setTarget] = useState<number>();

  function end() {
    setLifted(undefined);
    setTarget(undefined);
  }
  return (at: number) => ({
    draggable: true,
    'data-lifted': lifted === at,
    'data-target': lifted !== undefined && target === at ? (at < lifted ? 'before' : 'after') : undefined,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      dataTransfer.setData('text/plain', '');
      setLifted(at);
    },
    onDragOver(event: DragEvent) {
      if (lifted === undefined) return;
      event.preventDefault();
      setTarget(at);
    },
    onDrop(event: DragEvent) {
      if (lifted === undefined) return;
      event.preventDefault();
      move(lifted, at);
      end();
    },
    onDragEnd: end,
  });
}
