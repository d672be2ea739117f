export type TimeWindow = { from: Date; to: Date };

const second = 1000;

/**
 * Cuts a range into windows of whole seconds, oldest first. Neighbours share a second, because TEMU does not say to
 * which of them it belongs.
 */
export function windowsOf({ from, to }: TimeWindow, longestMs: number): TimeWindow[] {
  const end = Math.ceil(to.getTime() / second) * second;
  const windows: TimeWindow[] = [];
  for (let start = Math.floor(from.getTime() / second) * second; start < end; start += longestMs)
    windows.push({ from: new Date(start), to: new Date(Math.min(start + longestMs, end)) });
  return windows;
}

/** The middle of a window; undefined where it is too short to be cut. */
export function halfWay({ from, to }: TimeWindow): Date | undefined {
  const half = Math.floor((to.getTime() - from.getTime()) / 2 / second) * second;
  return half > 0 ? new Date(from.getTime() + half) : undefined;
}
