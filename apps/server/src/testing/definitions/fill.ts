import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { allowedValues, visibleFields } from '@pressroom/contract/attributes/visibleFields';
import { type Draw, each, oneIn, pick, upTo } from './draw.ts';

/** Values that the marketplace takes: every required field, some of the others. */
export function drawFill(draw: Draw, fields: readonly AttributeField[]): AttributeRow[] {
  // a value chosen later may leave nothing of one chosen earlier
  for (let tries = 0; tries < 20; tries += 1) {
    const rows = drawOnce(draw, fields);
    if (validateAttributes(fields, rows).length === 0) return rows;
  }
  throw new Error('no fill of these fields was found');
}

function drawOnce(draw: Draw, fields: readonly AttributeField[]): AttributeRow[] {
  let rows: AttributeRow[] = [];
  const seen = new Set<string>();
  // children show once their parents are filled
  for (;;) {
    const shown = visibleFields(fields, rows).filter(({ id }) => !seen.has(id));
    if (shown.length === 0) return rows;
    for (const field of shown) {
      seen.add(field.id);
      if (!field.required && !oneIn(draw, 3)) continue;
      rows = [...rows, ...fillField(draw, field, openValues(field, fields, rows))];
    }
  }
}

/** What may be chosen in the field now. */
export function openValues(
  field: AttributeField,
  fields: readonly AttributeField[],
  rows: readonly AttributeRow[],
): string[] {
  if (field.values.length === 0) return [];
  const retired = new Set(field.values.filter((option) => option.retired).map(({ id }) => id));
  return [...allowedValues(field, fields, rows)].filter((id) => !retired.has(id));
}

export function fillField(draw: Draw, field: AttributeField, open: readonly string[]): AttributeRow[] {
  const { id, kind, units } = field;
  const attributeId = id;
  const unit = units.length > 0 ? { unit: pick(draw, units) } : {};
  const several = (most: number) => drawSome(draw, open, Math.min(most, field.atMostChosen ?? most));
  switch (kind) {
    case 'select':
      return drawSome(draw, open, 1).map((valueId) => ({ attributeId, valueId }));
    case 'multiSelect':
      return several(3).map((valueId) => ({ attributeId, valueId }));
    case 'colour':
      return several(field.atMostChosen ?? 1).map((valueId) => ({ attributeId, valueId }));
    case 'selectOrText':
      return [
        ...several(2).map((valueId) => ({ attributeId, valueId })),
        ...each(upTo(draw, field.atMostTyped), (at) => ({ attributeId, text: `own ${at}` })),
      ];
    case 'text':
      return [{ attributeId, text: drawText(draw, field) }];
    case 'number':
      return [{ attributeId, number: drawNumber(draw, field), ...unit }];
    case 'twoNumbers':
    case 'threeNumbers':
      return each(kind === 'twoNumbers' ? 2 : 3, () => ({ attributeId, number: drawNumber(draw, field), ...unit }));
    case 'numberRange':
      return inOrder(each(2, () => drawNumber(draw, field))).map((number) => ({ attributeId, number, ...unit }));
    case 'date':
    case 'month':
      return [{ attributeId, text: drawDay(draw, field) }];
    case 'dateRange':
    case 'monthRange':
      return each(2, () => drawDay(draw, field))
        .toSorted()
        .map((text) => ({ attributeId, text }));
    case 'composition':
      return drawShares(draw, field, drawSome(draw, open, 3));
  }
}

function drawSome(draw: Draw, from: readonly string[], most: number): string[] {
  const left = [...from];
  const count = Math.min(left.length, 1 + upTo(draw, Math.max(0, most - 1)));
  return each(count, () => left.splice(upTo(draw, left.length - 1), 1)[0]!);
}

function drawText(draw: Draw, { min = '0', max }: AttributeField): string {
  const words = Array.from(pick(draw, ['12', 'Größe 图', '手工 ok', 'x']).padEnd(Number(min), 'x'));
  return words.slice(0, max !== undefined && Number(max) > 0 ? Number(max) : words.length).join('');
}

/** Within the bounds, with as many places as there may be. */
function drawNumber(draw: Draw, { min = '0', max, precision }: AttributeField): string {
  const scale = 10 ** precision;
  const low = Math.ceil(Number(min) * scale);
  const high = Math.floor(Number(max ?? Number(min) + 1000) * scale);
  return ((low + upTo(draw, Math.max(0, high - low))) / scale).toFixed(precision);
}

const inOrder = (numbers: string[]) => numbers.toSorted((a, b) => Number(a) - Number(b));

/** A day, or its month, that lies within the bounds of every category. */
function drawDay(draw: Draw, { kind }: AttributeField): string {
  const month = `2026-${String(1 + upTo(draw, 8)).padStart(2, '0')}`;
  return kind.startsWith('month') ? month : `${month}-${String(1 + upTo(draw, 27)).padStart(2, '0')}`;
}

function drawShares(draw: Draw, field: AttributeField, chosen: string[]): AttributeRow[] {
  const scale = 10 ** field.precision;
  let left = 100 * scale;
  return chosen.map((valueId, at) => {
    const others = chosen.length - at - 1;
    const share = others === 0 ? left : 1 + upTo(draw, left - others - 1);
    left -= share;
    return { attributeId: field.id, valueId, number: (share / scale).toFixed(field.precision) };
  });
}
