import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { settleAfter } from '@pressroom/contract/attributes/settle';
import type { SheinAttributeTemplate } from '@pressroom/marketplaces/shein';
import { type TemuAttributes, temuControl, type TemuProperty } from '@pressroom/marketplaces/temu';
import * as fc from 'fast-check';
import { sheinAttribute, sheinTemplate, sheinValue, temuProperty, temuTemplate, temuValue } from './makers.ts';

/** Draws one thing after the other, each by lot. */
export type Draw = fc.GeneratorValue;

/** The same seed draws the same. */
export function drawBy(seed: number): Draw {
  const [draw] = fc.sample(fc.gen(), { numRuns: 1, seed }) as [Draw];
  return draw;
}

export function pick<T>(draw: Draw, from: readonly T[]): T {
  return from[draw(fc.nat, { max: from.length - 1 })]!;
}

export const upTo = (draw: Draw, max: number) => draw(fc.nat, { max });
/** True once in so many times. */
export const oneIn = (draw: Draw, times: number) => upTo(draw, times - 1) === 0;
export const each = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const sheinModes = [0, 1, 2, 3, 4] as const;
const sheinNeeds = ['required', 'optional', 'optional', 'retired'] as const;

/** Attributes of every mode, some required, some retired, with values that are hidden. */
export function drawSheinTemplate(draw: Draw, productTypeId: string): SheinAttributeTemplate {
  const attributes = each(1 + upTo(draw, 6), (at) =>
    sheinAttribute({
      attributeId: `1${at}`,
      kindCode: 4,
      kind: oneIn(draw, 8) ? 'sales' : 'product',
      modeCode: pick(draw, sheinModes),
      need: pick(draw, sheinNeeds),
      atMost: oneIn(draw, 2) ? 1 + upTo(draw, 2) : undefined,
      values: each(upTo(draw, 5), (value) => ({
        ...sheinValue(`1${at}${value}`, `value ${value}`),
        isHidden: oneIn(draw, 5),
      })),
    }),
  );
  return sheinTemplate(productTypeId, attributes);
}

const temuControls = Object.values(temuControl);

/** Properties of every control, with bounds and units, and children of those before them by both ways of saying so. */
export function drawTemuTemplate(draw: Draw): TemuAttributes {
  const properties: TemuProperty[] = [];
  for (const at of each(1 + upTo(draw, 7), (number) => number)) properties.push(drawProperty(draw, at, properties));
  return temuTemplate(properties);
}

function drawProperty(draw: Draw, at: number, before: readonly TemuProperty[]): TemuProperty {
  const values = each(upTo(draw, 5), (value) => temuValue(`2${at}${value}`, `value ${value}`));
  const parent = before.length > 0 && oneIn(draw, 2) ? pick(draw, before) : undefined;
  const parentVids = (parent?.values ?? []).map(({ vid }) => vid).filter(() => oneIn(draw, 2));
  const byCondition = parent !== undefined && oneIn(draw, 2);
  const byValues = parent !== undefined && oneIn(draw, 2);
  return temuProperty({
    templatePid: `2${at}`,
    refPid: `72${at}`,
    required: oneIn(draw, 3),
    isSale: oneIn(draw, 9),
    controlType: pick(draw, temuControls),
    propertyValueType: upTo(draw, 1),
    showType: upTo(draw, 2),
    values,
    valueUnit: pick(draw, [[], [], ['cm'], ['g', 'oz'], ['%']]),
    minValue: pick(draw, [undefined, undefined, '0', '1', '2026-02-01']),
    maxValue: pick(draw, [undefined, undefined, '5', '100', '2026-06-30']),
    valuePrecision: pick(draw, [undefined, 0, 1, 2]),
    chooseMaxNum: pick(draw, [undefined, 0, 1, 2, 3]),
    inputMaxNum: pick(draw, [undefined, 0, 1, 2]),
    valueRule: pick(draw, [undefined, 1, 2]),
    ...(parent && { parentTemplatePid: parent.templatePid }),
    showCondition: byCondition ? [{ parentRefPid: parent.refPid, parentVids }] : [],
    templatePropertyValueParentList: byValues
      ? [{ parentVidList: parentVids, vidList: values.map(({ vid }) => vid).filter(() => oneIn(draw, 2)) }]
      : [],
  });
}

const numbers = ['', ' ', '0', '1', '1.5', '1.25', '2.50', '-3', '05', '49.99', '50', '100', '1e3', '9007199254740993'];
const texts = ['', ' ', 'a', ' a ', 'abcdef', '😀😀', '2026-02-28', '2026-02-29', '2026-05', '2026-13', '2025-12-31'];

/** A row of the field, right or wrong. */
function drawRow(draw: Draw, { id, values, units }: AttributeField): AttributeRow {
  const valueIds = [...values.map((value) => value.id), '404'];
  return {
    attributeId: id,
    ...(!oneIn(draw, 3) && { valueId: pick(draw, valueIds) }),
    ...(oneIn(draw, 2) && { text: pick(draw, texts) }),
    ...(oneIn(draw, 2) && { number: pick(draw, numbers) }),
    ...(oneIn(draw, 2) && { unit: pick(draw, ['', 'cm', ...units]) }),
  };
}

const ghost = '999';

/** What a form holds after some edits; now and then with an attribute that the category has no more. */
export function drawRows(draw: Draw, fields: readonly AttributeField[]): AttributeRow[] {
  let rows: AttributeRow[] = oneIn(draw, 6) ? [{ attributeId: ghost, text: 'left over' }] : [];
  if (fields.length === 0) return rows;
  for (let edits = 1 + upTo(draw, 12); edits > 0; edits -= 1) {
    const field = pick(draw, fields);
    const others = rows.filter(({ attributeId }) => attributeId !== field.id);
    const edited = [...others, ...each(upTo(draw, 3), () => drawRow(draw, field))];
    rows = oneIn(draw, 4) ? edited : settleAfter(fields, rows, edited);
  }
  return rows;
}
