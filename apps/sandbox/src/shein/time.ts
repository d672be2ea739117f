const eightHours = 8 * 3_600_000;

const shifted = (ms: number) => new Date(ms + eightHours).toISOString();

/** `2026-11-21 16:06:00`, always UTC+8. */
export const listTime = (ms: number) => shifted(ms).slice(0, 19).replace('T', ' ');

/** `2026-11-21T16:06:00.000+0800`; empty for undefined. */
export const detailTime = (ms: number | undefined) => (ms === undefined ? '' : shifted(ms).replace('Z', '+0800'));

/** The inverse of `listTime`; undefined for any other text and for dates that do not exist. */
export function readListTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  const ms = Date.parse(`${text.replace(' ', 'T')}.000Z`) - eightHours;
  return Number.isNaN(ms) || listTime(ms) !== text ? undefined : ms;
}
