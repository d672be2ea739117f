import { compareDecimals, decimalPlaces, isDecimal, subtractDecimals } from './decimals.ts';
import type { AttributeField, AttributeRow } from './field.ts';
import { isBlank } from './field.ts';
import { findWrongChoices } from './choices.ts';
import type { Filled, Finding } from './finding.ts';

/** What is wrong with one number: no number, outside its bounds, too many places. */
function findWrongNumber({ min, max, precision }: Bounds, number: string): Finding[] {
  if (!isDecimal(number)) return [{ key: 'attributes.notNumber' }];
  if (decimalPlaces(number) > precision) {
    return [
      precision === 0 ? { key: 'attributes.whole' } : { key: 'attributes.precision', params: { places: precision } },
    ];
  }
  if (min !== undefined && (compareDecimals(number, min) ?? 0) < 0) {
    return [{ key: 'attributes.tooSmall', params: { min } }];
  }
  if (max !== undefined && (compareDecimals(number, max) ?? 0) > 0) {
    return [{ key: 'attributes.tooLarge', params: { max } }];
  }
  return [];
}

type Bounds = Pick<AttributeField, 'min' | 'max' | 'precision'>;

/** Of a field of as many numbers as its kind says, all with one of its units. */
export function findWrongNumbers({ field, rows }: Filled): Finding[] {
  const count = numbersOf(field);
  const isRange = field.kind === 'numberRange';
  if (rows.length > count) return [{ key: 'attributes.onlyOne' }];
  const missing = Array.from({ length: count }, (_, row) => row).filter((row) => !rows[row]?.number?.trim());
  if (missing.length > 0) {
    return missing.map((row) =>
      isRange
        ? { row, key: 'attributes.bothEnds' as const }
        : { row, key: 'attributes.allNumbers' as const, params: { count } },
    );
  }
  const wrong = rows.flatMap(({ number = '' }, row) =>
    findWrongNumber(field, number).map((finding) => ({ ...finding, row })),
  );
  if (wrong.length > 0) return wrong;
  if (isRange && (compareDecimals(rows[0]?.number ?? '', rows[1]?.number ?? '') ?? 0) > 0) {
    return [{ key: 'attributes.rangeOrder' }];
  }
  return findWrongUnits(field, rows);
}

function findWrongUnits({ units }: AttributeField, rows: AttributeRow[]): Finding[] {
  const used = new Set(rows.map(({ unit = '' }) => unit));
  const isRight =
    units.length === 0 ? [...used].every((unit) => unit === '') : used.size === 1 && units.includes([...used][0] ?? '');
  return isRight ? [] : [{ key: 'attributes.unit' }];
}

export function numbersOf({ kind }: AttributeField): number {
  return kind === 'threeNumbers' ? 3 : kind === 'twoNumbers' || kind === 'numberRange' ? 2 : 1;
}

/** Of shares of materials: each has its value and its number, and together they make 100. */
export function findWrongComposition(filled: Filled): Finding[] {
  const { field, rows } = filled;
  const incomplete = rows.flatMap((each, row): Finding[] => {
    if (isBlank(each)) return [{ row, key: 'attributes.rowsIncomplete' }];
    if (!each.valueId) {
      return [{ row, key: 'attributes.materialRequired', params: { title: field.valueTitle ?? field.name } }];
    }
    if (!each.number?.trim()) {
      return [{ row, key: 'attributes.ratioRequired', params: { title: field.numberTitle ?? field.name } }];
    }
    return findWrongNumber(field, each.number).map((finding) => ({ ...finding, row }));
  });
  const wrong = [...incomplete, ...findWrongChoices(filled)];
  if (wrong.length > 0 || !field.sumsTo100 || missingShare(rows) === '0') return wrong;
  return [{ key: 'attributes.ratioSum' }];
}

/** What the shares lack to make 100; below 0 where they are too much. */
export function missingShare(rows: readonly AttributeRow[]): string {
  return subtractDecimals(
    '100',
    rows.map(({ number = '' }) => number),
  );
}
