import { optionalText } from '../shared/wire.ts';

const hour = 3_600_000;
/** SHEIN's clock has no summer time. */
const offsetMs = 8 * hour;

/** `yyyy-MM-dd HH:mm:ss` in UTC+8; parts of a second are dropped. */
export function writeSheinTime(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

const spelling = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(\.\d{1,3})?(?:\+08:?00)?$/;

/** Reads both forms of SHEIN's times; undefined for other texts and for dates that do not exist. */
export function readSheinTime(text: string): Date | undefined {
  const [, day, time, fraction = ''] = spelling.exec(text) ?? [];
  if (day === undefined) return undefined;
  const instant = new Date(`${day}T${time}${fraction}+08:00`);
  return !Number.isNaN(instant.getTime()) && writeSheinTime(instant) === `${day} ${time}` ? instant : undefined;
}

export const optionalTime = optionalText.transform((text, context): Date | undefined => {
  if (text === undefined) return undefined;
  const instant = readSheinTime(text);
  if (!instant) context.addIssue({ code: 'custom', message: 'not a time' });
  return instant;
});
