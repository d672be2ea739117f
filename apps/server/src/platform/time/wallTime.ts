/** What a clock on the wall shows: a date and time that names no zone. Months count from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const WRITTEN =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads a date that starts with its year; a `Date` when the text names its own offset.
 * Orders of day and month that differ between countries are not guessed: `11/19/2026` is undefined.
 */
export function parseWallText(text: string): WallTime | Date | undefined {
  const match = WRITTEN.exec(plainDate(text));
  if (!match) return undefined;
  const [, year, , month, day, hour = '0', minute = '0', second = '0', offset] = match;
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  if (!exists(wall)) return undefined;
  if (offset === undefined) return wall;
  const ahead = offsetOf(offset);
  return ahead === undefined ? undefined : new Date(asUtc(wall) - ahead);
}

/** The instant at which the zone's clocks show this time: the earlier of two, or the first one after a gap. */
export function zonedInstant(wall: WallTime, zone: string): Date {
  const utc = asUtc(wall);
  const offsetBefore = zoneOffset(utc - DAY, zone);
  const offsetAfter = zoneOffset(utc + DAY, zone);
  const earlier = utc - Math.max(offsetBefore, offsetAfter);
  const later = utc - Math.min(offsetBefore, offsetAfter);
  if (earlier + zoneOffset(earlier, zone) === utc) return new Date(earlier);
  if (later + zoneOffset(later, zone) === utc) return new Date(later);
  return new Date(firstInstantWith(offsetAfter, earlier, later, zone));
}

/** What the zone's clocks show at this instant, to the second. */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  return wallFromUtc(instant.getTime() + zoneOffset(instant.getTime(), zone));
}

/** `2026-11-19 15:30:00` */
export function formatWallTime(wall: WallTime): string {
  return new Date(asUtc(wall)).toISOString().slice(0, 19).replace('T', ' ');
}

/** The wall time's digits read as if the wall hung in Greenwich, in milliseconds. */
export function asUtc(wall: WallTime): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
}

export function wallFromUtc(milliseconds: number): WallTime {
  const date = new Date(milliseconds);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function plainDate(text: string) {
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim();
  const plain = text.normalize('NFKC').trim();
  if (!plain.includes('年')) return plain;
  return plain
    .replace(/[年月]/g, '-')
    .replace('日', ' ')
    .replace(/[时時点點]/, ':')
    .replace(/分(?=\s*\d)/, ':')
    .replace(/[分秒]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/:$/, ':00')
    .trim();
}

function exists(wall: WallTime) {
  const back = wallFromUtc(asUtc(wall));
  return (
    wall.year >= 1900 &&
    wall.month === back.month &&
    wall.day === back.day &&
    wall.hour === back.hour &&
    wall.minute === back.minute &&
    wall.second === back.second
  );
}

function offsetOf(text: string) {
  if (text.toUpperCase() === 'Z') return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(-2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (text.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * 60_000);
}

/** The clocks jump somewhere after `from` and not after `to`. */
function firstInstantWith(offset: number, from: number, to: number, zone: string) {
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffset(middle, zone) === offset) after = middle;
    else before = middle;
  }
  return after;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Of each zone, at the beginnings of days in Greenwich. */
const offsets = new Map<string, Map<number, number>>();
const mostDays = 20_000;

/** A sheet of orders asks a hundred thousand times, mostly about the same few weeks. No zone changes its clocks twice within a day. */
function zoneOffset(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY);
  const offset = offsetAtStart(day, zone);
  return offset === offsetAtStart(day + 1, zone) ? offset : readOffset(Math.floor(instant / 1000) * 1000, zone);
}

function offsetAtStart(day: number, zone: string): number {
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  let offset = known.get(day);
  if (offset === undefined) {
    offset = readOffset(day * DAY, zone);
    if (known.size >= mostDays) known.clear();
    known.set(day, offset);
  }
  return offset;
}

function readOffset(whole: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = format
    .format(whole)
    .match(/\d+/g)!
    .map(Number);
  return asUtc({ year, month, day, hour, minute, second }) - whole;
}
