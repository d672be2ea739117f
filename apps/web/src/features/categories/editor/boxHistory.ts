import type { PrintBox } from '@pressroom/contract/categories/printBox';

type Boxes = readonly PrintBox[];

/** What an editor of print positions can go back to, and forward again; the boxes of this moment are not in it. */
export interface BoxHistory {
  past: readonly Boxes[];
  future: readonly Boxes[];
}

export const noHistory: BoxHistory = { past: [], future: [] };

/** The boxes are about to change. Only the first change of a gesture is a step of its own. */
export function beforeChange({ past, future }: BoxHistory, boxes: Boxes, first: boolean): BoxHistory {
  return first ? { past: [...past, boxes], future: [] } : { past, future };
}

interface Step {
  history: BoxHistory;
  boxes: Boxes;
}

/** Undefined where there is nothing to take back. */
export function undone({ past, future }: BoxHistory, boxes: Boxes): Step | undefined {
  const former = past.at(-1);
  return former && { history: { past: past.slice(0, -1), future: [boxes, ...future] }, boxes: former };
}

/** Undefined where nothing was taken back. */
export function redone({ past, future }: BoxHistory, boxes: Boxes): Step | undefined {
  const [next, ...later] = future;
  return next && { history: { past: [...past, boxes], future: later }, boxes: next };
}
