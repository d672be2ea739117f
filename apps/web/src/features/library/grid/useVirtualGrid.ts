import { type RefObject, useLayoutEffect, useState } from 'react';

const gap = 8;
const padding = 8;
/** What a card has besides its square. */
const wordsHeight = 48;
/** Rows kept ready outside of what is seen. */
const ahead = 3;
/** The size that is assumed until it can be measured. */
const assumed = { width: 1000, height: 900 };

interface Frame {
  width: number;
  height: number;
  /** The first row in sight. */
  top: number;
}

/**
 * Which of many equal cards are worth drawing: those in sight and a few rows around. Renders anew when a row comes or
 * goes, not at each step of the wheel.
 */
export function useVirtualGrid(scroller: RefObject<HTMLElement | null>, count: number, narrowest: number) {
  const [frame, setFrame] = useState<Frame>({ ...assumed, top: 0 });
  const inner = frame.width - 2 * padding;
  const columns = Math.max(2, Math.floor((inner + gap) / (narrowest + gap)));
  const rowHeight = (inner - gap * (columns - 1)) / columns + wordsHeight + gap;
  const rows = Math.ceil(count / columns);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const width = box.clientWidth || assumed.width;
      const height = box.clientHeight || assumed.height;
      const top = Math.max(0, Math.floor((box.scrollTop - padding) / rowHeight));
      setFrame((now) =>
        now.width === width && now.height === height && now.top === top ? now : { width, height, top },
      );
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      watching.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller, rowHeight]);

  const firstRow = Math.max(0, Math.min(frame.top, rows) - ahead);
  const lastRow = Math.min(rows, frame.top + Math.ceil(frame.height / rowHeight) + ahead);
  return {
    columns,
    cardHeight: rowHeight - gap,
    first: firstRow * columns,
    last: Math.min(count, lastRow * columns),
    before: firstRow * rowHeight,
    after: Math.max(0, rows - lastRow) * rowHeight,
    /** Brings a card into sight, which draws it. */
    reveal: (index: number) => {
      const box = scroller.current;
      if (!box) return;
      const start = Math.floor(index / columns) * rowHeight;
      const end = start + rowHeight + padding;
      if (start < box.scrollTop) box.scrollTop = start;
      else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
    },
  };
}
