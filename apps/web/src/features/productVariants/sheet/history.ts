/** Each step holds all rows; steps share the rows that they do not change. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

const mostSteps = 200;

export function newHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** A step that can be undone; none where nothing has changed. */
export function recorded<T>({ past, present, future }: History<T>, next: T): History<T> {
  if (next === present) return { past, present, future };
  return { past: [...past.slice(1 - mostSteps), present], present: next, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [after, ...later] = future;
  return after === undefined ? history : { past: [...past, present], present: after, future: later };
}
