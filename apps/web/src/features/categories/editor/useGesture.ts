import type { PictureSize } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { type PointerEvent, useRef } from 'react';
import { drawBox, type Handle, moveBox, type Point, resizeBox } from './boxEdits.ts';

interface Gesture {
  kind: 'move' | 'draw' | Handle;
  /** Which box, and how it was when the pointer went down. */
  at: number;
  box: PrintBox;
  /** In pixels of the picture. */
  from: Point;
  begun: boolean;
}

interface Given {
  picture: PictureSize;
  boxes: readonly PrintBox[];
  locked: boolean;
  /** `first` with the first change of a gesture: what one undo takes back. */
  onChange: (at: number, box: PrintBox, first: boolean) => void;
}

/** A press that trembles draws nothing. */
const leastDrawn = 6;

/** Moving, resizing and drawing by pointer, in pixels of the picture however large it is shown. */
export function useGesture({ picture, boxes, locked, onChange }: Given) {
  const canvas = useRef<HTMLDivElement>(null);
  const held = useRef<Gesture>(undefined);

  function pointOf(event: PointerEvent): Point {
    const shown = canvas.current!.getBoundingClientRect();
    return {
      x: ((event.clientX - shown.left) / shown.width) * picture.width,
      y: ((event.clientY - shown.top) / shown.height) * picture.height,
    };
  }

  function begin(event: PointerEvent, at: number, kind: Gesture['kind']) {
    if (event.button !== 0) return;
    event.stopPropagation();
    canvas.current!.setPointerCapture(event.pointerId);
    held.current = { kind, at, box: boxes[at]!, from: pointOf(event), begun: false };
  }

  function follow(event: PointerEvent) {
    const gesture = held.current;
    if (!gesture) return;
    const to = pointOf(event);
    const by = { x: to.x - gesture.from.x, y: to.y - gesture.from.y };
    const { kind, at, box, from, begun } = gesture;
    if (kind === 'draw' && !begun && Math.hypot(by.x, by.y) < leastDrawn) return;
    gesture.begun = true;
    if (kind === 'draw') onChange(at, drawBox(from, to, picture), !begun);
    else if (kind === 'move') onChange(at, moveBox(box, by, picture), !begun);
    else onChange(at, resizeBox(box, kind, { by, picture, locked: locked || event.shiftKey }), !begun);
  }

  const end = () => {
    held.current = undefined;
  };
  return { canvas, begin, listeners: { onPointerMove: follow, onPointerUp: end, onPointerCancel: end } };
}
