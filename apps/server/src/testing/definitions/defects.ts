import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { settleAfter } from '@pressroom/contract/attributes/settle';
import { visibleFields } from '@pressroom/contract/attributes/visibleFields';
import { type Draw, pick } from './draw.ts';
import { fillField, openValues } from './fill.ts';

interface Fill {
  fields: readonly AttributeField[];
  rows: readonly AttributeRow[];
}

/** Spoils a right fill in one way; undefined where the fields do not allow it. */
type Defect = (draw: Draw, fill: Fill) => AttributeRow[] | undefined;

/** What a marketplace refuses. A form never sends what stands in a hidden field, so that one is apart. */
export const defects = {
  'a missing required attribute': (draw, fill) =>
    inOne(
      draw,
      fill,
      filled(fill).filter(({ required }) => required),
      () => [],
    ),
  'a value that is not offered any more': (draw, fill) => {
    const chosen = filled(fill).filter(({ kind }) => kind === 'select' || kind === 'multiSelect');
    return inOne(draw, fill, chosen, ({ id, values }) => [
      { attributeId: id, valueId: values.find(({ retired }) => retired)?.id ?? '404' },
    ]);
  },
  'words where a value is due': (draw, fill) => {
    const chosen = filled(fill).filter(({ kind }) => kind === 'select' || kind === 'multiSelect');
    return inOne(draw, fill, chosen, ({ id }) => [{ attributeId: id, text: 'whatever' }]);
  },
  'shares of 99.99': (draw, fill) => {
    const shares = filled(fill).filter(({ sumsTo100, precision }) => sumsTo100 && precision >= 2);
    return inOne(draw, fill, shares, (_field, own) =>
      own.map((row, at) => (at > 0 ? row : { ...row, number: (Number(row.number) - 0.01).toFixed(2) })),
    );
  },
  'too many values': (draw, fill) => {
    const bounded = filled(fill).filter(
      (field) => field.kind !== 'composition' && (atMost(field) ?? Infinity) < field.values.length,
    );
    if (bounded.length === 0) return undefined;
    const field = pick(draw, bounded);
    const open = openValues(field, fill.fields, fill.rows).slice(0, atMost(field)! + 1);
    if (open.length <= atMost(field)!) return undefined;
    return inOne(draw, fill, [field], () => open.map((valueId) => ({ attributeId: field.id, valueId })));
  },
  'too many places': (draw, fill) => {
    const counted = filled(fill).filter(({ kind }) => kind === 'number' || kind === 'composition');
    return inOne(draw, fill, counted, ({ precision }, own) =>
      own.map((row, at) => (at > 0 ? row : { ...row, number: withPlaces(row.number ?? '0', precision + 1) })),
    );
  },
  'a number that is too large': (draw, fill) => {
    const bounded = filled(fill).filter(({ kind, max }) => kind === 'number' && max !== undefined);
    return inOne(draw, fill, bounded, ({ max }, own) =>
      own.map((row) => ({ ...row, number: String(Number(max) + 1) })),
    );
  },
  'a unit that is not offered': (draw, fill) => {
    const counted = filled(fill).filter(({ kind, units }) => kind === 'number' && units.length > 0);
    return inOne(draw, fill, counted, (_field, own) => own.map((row) => ({ ...row, unit: 'furlong' })));
  },
} satisfies Record<string, Defect>;

/** A child's value while nothing shows the child. */
export function inHiddenField(draw: Draw, { fields, rows }: Fill): AttributeRow[] | undefined {
  const shown = new Set(visibleFields(fields, rows).map(({ id }) => id));
  const hidden = fields.filter(({ id, parentId, retired }) => parentId !== undefined && !retired && !shown.has(id));
  if (hidden.length === 0) return undefined;
  const field = pick(draw, hidden);
  const own = fillField(
    draw,
    field,
    field.values.filter(({ retired }) => !retired).map(({ id }) => id),
  );
  return own.length > 0 ? [...rows, ...own] : undefined;
}

function filled({ fields, rows }: Fill): AttributeField[] {
  const ids = new Set(rows.map(({ attributeId }) => attributeId));
  return visibleFields(fields, rows).filter(({ id }) => ids.has(id));
}

/** One of these fields holds something else; what hung on its former values goes, as in the form. */
function inOne(
  draw: Draw,
  { fields, rows }: Fill,
  among: readonly AttributeField[],
  spoil: (field: AttributeField, own: AttributeRow[]) => AttributeRow[],
): AttributeRow[] | undefined {
  if (among.length === 0) return undefined;
  const field = pick(draw, among);
  const own = rows.filter(({ attributeId }) => attributeId === field.id);
  const others = rows.filter(({ attributeId }) => attributeId !== field.id);
  return settleAfter(fields, rows, [...others, ...spoil(field, own)]);
}

const atMost = ({ kind, atMostChosen }: AttributeField) => (kind === 'select' ? 1 : atMostChosen);

function withPlaces(number: string, places: number): string {
  const [whole, fraction = ''] = number.split('.');
  return `${whole}.${fraction.padEnd(places - 1, '0')}1`;
}
