import { useState } from 'react';

interface Options {
  count: number;
  rowHeight: number;
}

/** Drawn above and below what can be seen, so that scrolling shows no gap. */
const spare = 6;
/** For the first drawing, before the frame has a height. */
const assumedHeight = 640;

/** Which rows of a long list to draw: those that can be seen in its scrolling frame. */
export function useRowWindow({ count, rowHeight }: Options) {
  const [seen, setSeen] = useState({ top: 0, height: assumedHeight });
  const first = Math.floor(seen.top / rowHeight);
  const from = Math.max(0, Math.min(first, count - 1) - spare);
  const to = Math.min(count, first + Math.ceil(seen.height / rowHeight) + spare);
  return {
    from,
    to,
    /** Of the rows that are not drawn. */
    above: from * rowHeight,
    below: (count - to) * rowHeight,
    onScroll({ currentTarget: { scrollTop, clientHeight } }: { currentTarget: Element }) {
      // by whole rows: nothing is drawn anew for a few pixels
      const top = Math.floor(scrollTop / rowHeight) * rowHeight;
      const height = clientHeight || assumedHeight;
      setSeen((before) => (before.top === top && before.height === height ? before : { top, height }));
    },
  };
}
