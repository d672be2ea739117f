import type { AttributeField, AttributeRow } from './field.ts';
import type { Filled, Finding } from './finding.ts';

/** Of a field of days or months, one or a first and a last. Days are 2026-11-22, months 2026-11; no value is chosen. */
export function findWrongDates({ field, rows }: Filled): Finding[] {
  const isMonth = field.kind === 'month' || field.kind === 'monthRange';
  const count = field.kind === 'dateRange' || field.kind === 'monthRange' ? 2 : 1;
  if (rows.length > count) return [{ key: 'attributes.onlyOne' }];
  const texts = Array.from({ length: count }, (_, row) => typedIn(rows[row]));
  if (texts.includes('')) return [{ key: 'attributes.bothEnds' }];
  const isValid = isMonth ? isMonthText : isDayText;
  const wrong = texts.flatMap((text, row): Finding[] =>
    isValid(text)
      ? findOutside(field, text).map((finding) => ({ ...finding, row }))
      : [{ row, key: isMonth ? 'attributes.notMonth' : 'attributes.notDate' }],
  );
  if (wrong.length > 0) return wrong;
  return (texts[0] ?? '') > (texts.at(-1) ?? '') ? [{ key: 'attributes.rangeOrder' }] : [];
}

const typedIn = (row: AttributeRow | undefined) => (row?.valueId ? '' : (row?.text?.trim() ?? ''));

/** A bound is a day; for months, its month counts. */
function findOutside({ min, max }: AttributeField, text: string): Finding[] {
  const bound = (day: string | undefined) =>
    day !== undefined && isDayText(day) ? day.slice(0, text.length) : undefined;
  const [first, last] = [bound(min), bound(max)];
  if (first !== undefined && text < first) return [{ key: 'attributes.tooEarly', params: { min: first } }];
  if (last !== undefined && text > last) return [{ key: 'attributes.tooLate', params: { max: last } }];
  return [];
}

function isMonthText(text: string): boolean {
  return /^[0-9]{4}-(0[1-9]|1[0-2])$/.test(text);
}

function isDayText(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
