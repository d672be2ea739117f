import { setImmediate } from 'node:timers/promises';

let last = Promise.resolve();

/**
 * Lets other work go on. Of all who wait, one continues in a turn of the event loop, so that what several pictures do between
 * two breaths never adds up.
 */
export function breathe(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
