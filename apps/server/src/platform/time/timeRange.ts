import { failField } from '../failure.ts';
import { parseWallText, zonedInstant } from './wallTime.ts';

/** From the first moment (inclusive) to the last (exclusive), ISO 8601 in UTC. */
export interface TimeRange {
  from?: string;
  before?: string;
}

const latest = Date.UTC(9999, 11, 30);
const day = /^\d{4}-\d\d-\d\d$/;

/**
 * A filter's two ends. A bare day counts whole, in the named zone; a time without a zone is in UTC.
 * `names` are the input's fields, for the message when one cannot be read.
 */
export function timeRange(
  start: string | undefined,
  end: string | undefined,
  zone: string,
  names: [string, string],
): TimeRange {
  const [from, before] = [start && startOf(start, zone, names[0]), end && endOf(end, zone, names[1])];
  if (from && before && from >= before) failField(names[0], 'validation.rangeOrder');
  return { from, before };
}

function startOf(text: string, zone: string, field: string): string {
  return instantOf(text, zone, field).toISOString();
}

function endOf(text: string, zone: string, field: string): string {
  const instant = instantOf(text, zone, field);
  if (day.test(text)) return instantOf(nextDay(text), zone, field).toISOString();
  const smallestStep = text.includes('.') ? 1 : 1000;
  return new Date(instant.getTime() + smallestStep).toISOString();
}

function instantOf(text: string, zone: string, field: string): Date {
  const read = parseWallText(text);
  const instant = read && (read instanceof Date ? read : zonedInstant(read, day.test(text) ? zone : 'UTC'));
  // from before 1970 is from ever; its end is a day later at the most
  if (!instant || instant.getTime() > latest) failField(field, 'validation.moment');
  return instant;
}

function nextDay(text: string): string {
  return new Date(Date.parse(`${text}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
