import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeField, AttributeKind, AttributeRow } from './field.ts';
import { missingShare } from './numbers.ts';
import { settleAfter, submittedRows } from './settle.ts';
import { validateAttributes } from './validateAttributes.ts';
import { allowedValues, visibleFields } from './visibleFields.ts';

function makeField(given: Partial<AttributeField> & { id: string }): AttributeField {
  return {
    name: given.id,
    required: false,
    kind: 'select',
    values: [],
    units: [],
    precision: 0,
    atMostTyped: 0,
    shownWhen: [],
    allowedUnder: [],
    linkedTo: [],
    ...given,
  };
}

const option = (id: string) => ({ id, name: `value ${id}` });
const ids = (fields: AttributeField[]) => fields.map(({ id }) => id);

describe('what is shown', () => {
  const sleeve = makeField({ id: 'sleeve', values: ['short', 'long', 'none'].map(option) });
  const kind = makeField({
    id: 'kind',
    parentId: 'sleeve',
    required: true,
    values: ['puff', 'bat'].map(option),
    shownWhen: [{ fieldId: 'sleeve', valueIds: ['short', 'long'] }],
    allowedUnder: [
      { parentValueIds: ['short'], valueIds: ['puff'] },
      { parentValueIds: ['long'], valueIds: ['puff', 'bat'] },
    ],
  });
  const cuff = makeField({
    id: 'cuff',
    parentId: 'kind',
    values: ['wide'].map(option),
    shownWhen: [{ fieldId: 'kind', valueIds: ['bat'] }],
  });
  const fields = [cuff, kind, sleeve];
  const long = { attributeId: 'sleeve', valueId: 'long' };
  const bat = { attributeId: 'kind', valueId: 'bat' };
  const wide = { attributeId: 'cuff', valueId: 'wide' };

  it('is a child under its parent, three deep, while the parent has a value that asks for it', () => {
    expect(ids(visibleFields(fields, []))).toEqual(['sleeve']);
    expect(ids(visibleFields(fields, [long]))).toEqual(['sleeve', 'kind']);
    expect(ids(visibleFields(fields, [long, bat]))).toEqual(['sleeve', 'kind', 'cuff']);
    expect(ids(visibleFields(fields, [bat]))).toEqual(['sleeve']);
  });

  it('neither blocks nor reaches the marketplace while it is hidden', () => {
    const none = { attributeId: 'sleeve', valueId: 'none' };
    expect(validateAttributes(fields, [none, bat, wide])).toEqual([]);
    expect(submittedRows(fields, [none, bat, wide])).toEqual([none]);
  });

  it('leaves what the changed parent still allows, and clears the rest to the last child', () => {
    const short = { attributeId: 'sleeve', valueId: 'short' };
    const puff = { attributeId: 'kind', valueId: 'puff' };
    expect(settleAfter(fields, [long, puff], [short, puff])).toEqual([short, puff]);
    expect(settleAfter(fields, [long, bat, wide], [short, bat, wide])).toEqual([short]);
  });

  it('does not show fields that only show each other', () => {
    const circle = [
      makeField({ id: 'a', values: [option('1')], shownWhen: [{ fieldId: 'b', valueIds: ['1'] }] }),
      makeField({ id: 'b', values: [option('1')], shownWhen: [{ fieldId: 'a', valueIds: ['1'] }] }),
    ];
    const rows = [
      { attributeId: 'a', valueId: '1' },
      { attributeId: 'b', valueId: '1' },
    ];
    expect(visibleFields(circle, rows)).toEqual([]);
  });

  it('offers what a linked attribute leaves', () => {
    const linked = makeField({
      id: 'care',
      values: ['wash', 'dry', 'iron'].map(option),
      linkedTo: [{ fieldId: 'sleeve', valueIds: ['none'], onlyValueIds: ['dry'] }],
    });
    expect([...allowedValues(linked, [sleeve, linked], [])]).toEqual(['wash', 'dry', 'iron']);
    expect([...allowedValues(linked, [sleeve, linked], [{ attributeId: 'sleeve', valueId: 'none' }])]).toEqual(['dry']);
  });
});

describe('what is refused', () => {
  type Case = [what: string, field: Partial<AttributeField>, rows: Omit<AttributeRow, 'attributeId'>[], keys: string[]];
  const fibres = {
    kind: 'composition',
    values: ['1', '2'].map(option),
    precision: 2,
    min: '0',
    max: '100',
    sumsTo100: true,
  } as const;
  it.each<Case>([
    ['a required field that is empty', { required: true }, [], ['required']],
    ['a required field with a blank row', { required: true, kind: 'text' }, [{ text: '  ' }], ['required']],
    ['nothing in an optional field', {}, [{}], []],
    ['a value that is not offered', { values: [option('1')] }, [{ valueId: '9' }], ['valueGone']],
    ['a value that is retired', { values: [{ ...option('1'), retired: true }] }, [{ valueId: '1' }], ['valueRetired']],
    [
      'two values of a single choice',
      { values: ['1', '2'].map(option) },
      [{ valueId: '1' }, { valueId: '2' }],
      ['onlyOne'],
    ],
    ['words in a choice', { values: [option('1')] }, [{ text: 'x' }], ['chooseFromList']],
    [
      'a value twice',
      { kind: 'multiSelect', values: [option('1')] },
      [{ valueId: '1' }, { valueId: '1' }],
      ['duplicate'],
    ],
    [
      'too many values',
      { kind: 'multiSelect', values: ['1', '2'].map(option), atMostChosen: 1 },
      [{ valueId: '1' }, { valueId: '2' }],
      ['tooManyChosen'],
    ],
    ['words beside values', { kind: 'selectOrText', atMostTyped: 1 }, [{ text: 'own' }], []],
    ['too many words', { kind: 'selectOrText', atMostTyped: 1 }, [{ text: 'a' }, { text: 'b' }], ['tooManyTyped']],
    ['a word twice', { kind: 'selectOrText', atMostTyped: 2 }, [{ text: 'a' }, { text: ' a ' }], ['duplicate']],
    ['a text too long', { kind: 'text', max: '2' }, [{ text: 'abc' }], ['tooLong']],
    ['two characters beyond the first plane', { kind: 'text', max: '2' }, [{ text: '😀😀' }], []],
    ['a text too short', { kind: 'text', min: '3' }, [{ text: 'ab' }], ['tooShort']],
    ['letters for a number', { kind: 'number' }, [{ number: '1e3' }], ['notNumber']],
    ['decimals for a whole number', { kind: 'number' }, [{ number: '1.5' }], ['whole']],
    ['trailing zeros', { kind: 'number' }, [{ number: '1.00' }], []],
    ['too many places', { kind: 'number', precision: 1 }, [{ number: '1.25' }], ['precision']],
    ['a number too small', { kind: 'number', min: '2' }, [{ number: '1' }], ['tooSmall']],
    [
      'a number too large by digits that a float loses',
      { kind: 'number', max: '9007199254740992' },
      [{ number: '9007199254740993' }],
      ['tooLarge'],
    ],
    ['a number without its unit', { kind: 'number', units: ['cm'] }, [{ number: '1' }], ['unit']],
    ['a unit that is not offered', { kind: 'number', units: ['cm'] }, [{ number: '1', unit: 'in' }], ['unit']],
    [
      'numbers in two units',
      { kind: 'twoNumbers', units: ['cm', 'in'] },
      [
        { number: '1', unit: 'cm' },
        { number: '2', unit: 'in' },
      ],
      ['unit'],
    ],
    ['one number of three', { kind: 'threeNumbers' }, [{ number: '1' }], ['allNumbers', 'allNumbers']],
    ['one end of a range', { kind: 'numberRange' }, [{}, { number: '1' }], ['bothEnds']],
    ['a range from high to low', { kind: 'numberRange' }, [{ number: '10' }, { number: '9' }], ['rangeOrder']],
    ['a day that does not exist', { kind: 'date' }, [{ text: '2026-02-29' }], ['notDate']],
    ['a leap day', { kind: 'date' }, [{ text: '2028-02-29' }], []],
    ['a day after the last', { kind: 'date', max: '2026-01-01' }, [{ text: '2026-01-02' }], ['tooLate']],
    ['a month before the first', { kind: 'month', min: '2026-03-15' }, [{ text: '2026-02' }], ['tooEarly']],
    ['the month of the first day', { kind: 'month', min: '2026-03-15' }, [{ text: '2026-03' }], []],
    ['a month that does not exist', { kind: 'month' }, [{ text: '2026-13' }], ['notMonth']],
    [
      'days from late to early',
      { kind: 'dateRange' },
      [{ text: '2026-02-02' }, { text: '2026-02-01' }],
      ['rangeOrder'],
    ],
    [
      'shares that make 100',
      fibres,
      [
        { valueId: '1', number: '33.34' },
        { valueId: '2', number: '66.66' },
      ],
      [],
    ],
    [
      'shares that make 99.99',
      fibres,
      [
        { valueId: '1', number: '33.33' },
        { valueId: '2', number: '66.66' },
      ],
      ['ratioSum'],
    ],
    [
      'shares of the same material',
      fibres,
      [
        { valueId: '1', number: '50' },
        { valueId: '1', number: '50' },
      ],
      ['duplicate'],
    ],
    ['a share without a material', fibres, [{ number: '100' }], ['materialRequired']],
    ['a material without a share', fibres, [{ valueId: '1' }], ['ratioRequired']],
    ['an empty row among shares', fibres, [{ valueId: '1', number: '100' }, {}], ['rowsIncomplete']],
    ['a share above 100', fibres, [{ valueId: '1', number: '100.01' }], ['tooLarge']],
  ])('%s', (_what, given, rows, keys) => {
    const field = makeField({ id: 'f', ...given });
    const found = validateAttributes(
      [field],
      rows.map((row) => ({ attributeId: 'f', ...row })),
    );
    expect(found.map(({ key }) => key)).toEqual(keys.map((key) => `attributes.${key}`));
  });

  it('names what the marketplace no longer has', () => {
    const rows = [
      { attributeId: 'old', text: 'x' },
      { attributeId: 'gone', valueId: '7' },
      { attributeId: 'empty', text: '' },
    ];
    expect(validateAttributes([makeField({ id: 'old', kind: 'text', retired: true })], rows)).toEqual([
      { attributeId: 'old', key: 'attributes.retired', params: { name: 'old' } },
      { attributeId: 'gone', key: 'attributes.gone', params: { name: 'gone' } },
    ]);
  });
});

const someId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const someValue = fc.constantFrom('1', '2', '3');
const someValues = fc.uniqueArray(someValue, { minLength: 1 });
const choiceKinds: AttributeKind[] = ['select', 'multiSelect', 'selectOrText', 'composition', 'text'];

/** Definitions of six fields that hang on each other in any way, in circles too. */
const definitions = fc.uniqueArray(someId, { minLength: 1 }).chain((known) =>
  fc.tuple(
    ...known.map((id) =>
      fc
        .record({
          kind: fc.constantFrom(...choiceKinds),
          required: fc.boolean(),
          retired: fc.constantFrom(undefined, undefined, undefined, true as const),
          parentId: fc.option(someId, { nil: undefined }),
          shownWhen: fc.array(fc.record({ fieldId: someId, valueIds: someValues }), { maxLength: 2 }),
          allowedUnder: fc.array(fc.record({ parentValueIds: someValues, valueIds: someValues }), { maxLength: 2 }),
          linkedTo: fc.array(fc.record({ fieldId: someId, valueIds: someValues, onlyValueIds: someValues }), {
            maxLength: 1,
          }),
        })
        .map(({ retired, parentId, ...rest }) =>
          makeField({
            id,
            values: ['1', '2', '3'].map(option),
            atMostTyped: 1,
            precision: 2,
            ...(retired && { retired }),
            ...(parentId !== undefined && { parentId }),
            ...rest,
          }),
        ),
    ),
  ),
);
const someRows = fc.array(
  fc
    .record({
      attributeId: someId,
      valueId: fc.option(someValue, { nil: undefined }),
      number: fc.constantFrom(undefined, '50', '100'),
    })
    .map(({ attributeId, valueId, number }): AttributeRow => ({
      attributeId,
      ...(valueId !== undefined && { valueId }),
      ...(number !== undefined && { number }),
    })),
  { maxLength: 8 },
);

/** The same question answered by the plainest means: by asking, of all sets of shown fields that agree with themselves, for the smallest. */
function plainlyShown(fields: AttributeField[], rows: AttributeRow[]): string[] {
  const has = (shown: string[], fieldId: string, values: string[]) =>
    shown.includes(fieldId) && rows.some((row) => row.attributeId === fieldId && values.includes(row.valueId ?? ''));
  const follows = (shown: string[]) =>
    fields
      .filter(
        (field) =>
          field.retired !== true &&
          (field.parentId === undefined || shown.includes(field.parentId)) &&
          ((field.shownWhen.length === 0 && field.allowedUnder.length === 0) ||
            field.shownWhen.some((when) => has(shown, when.fieldId, when.valueIds)) ||
            field.allowedUnder.some((under) => has(shown, field.parentId ?? '', under.parentValueIds))),
      )
      .map(({ id }) => id);
  const subsets = fields.reduce<string[][]>((sets, { id }) => sets.flatMap((set) => [set, [...set, id]]), [[]]);
  const stable = subsets.filter((set) => follows(set).sort().join() === [...set].sort().join());
  return stable.reduce((least, set) => (set.length < least.length ? set : least)).sort();
}

describe('in any definition with any values', () => {
  it('shows what a plain second reading shows', () => {
    fc.assert(
      fc.property(definitions, someRows, (fields, rows) => {
        expect(ids(visibleFields(fields, rows)).sort()).toEqual(plainlyShown(fields, rows));
      }),
      { numRuns: 500 },
    );
  });

  it('says the same in whichever order the attributes were filled in', () => {
    fc.assert(
      fc.property(definitions, someRows, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (fields, rows, keys) => {
        const attributes = [...new Set(rows.map(({ attributeId }) => attributeId))];
        const shuffled = attributes
          .toSorted((left, right) => (keys[attributes.indexOf(left)] ?? 0) - (keys[attributes.indexOf(right)] ?? 0))
          .flatMap((id) => rows.filter(({ attributeId }) => attributeId === id));
        expect(ids(visibleFields(fields, shuffled))).toEqual(ids(visibleFields(fields, rows)));
        const inOrder = (found: ReturnType<typeof validateAttributes>) =>
          found.map((finding) => JSON.stringify(finding)).sort();
        expect(inOrder(validateAttributes(fields, shuffled))).toEqual(inOrder(validateAttributes(fields, rows)));
      }),
      { numRuns: 300 },
    );
  });

  it('never blocks on a hidden field nor submits one', () => {
    fc.assert(
      fc.property(definitions, someRows, (fields, rows) => {
        const hidden = new Set(ids(fields.filter(({ retired }) => !retired)));
        for (const id of ids(visibleFields(fields, rows))) hidden.delete(id);
        for (const { attributeId } of validateAttributes(fields, rows)) expect(hidden).not.toContain(attributeId);
        for (const { attributeId } of submittedRows(fields, rows)) expect(hidden).not.toContain(attributeId);
      }),
      { numRuns: 300 },
    );
  });

  it('clears by a change exactly what could stand before and cannot any more', () => {
    fc.assert(
      fc.property(
        definitions,
        someRows,
        someId,
        fc.option(someValue, { nil: undefined }),
        (fields, rows, changed, to) => {
          const after = [
            ...rows.filter(({ attributeId }) => attributeId !== changed),
            ...(to === undefined ? [] : [{ attributeId: changed, valueId: to }]),
          ];
          const settled = settleAfter(fields, rows, after);
          const shown = new Map(
            visibleFields(fields, settled).map((field) => [field.id, allowedValues(field, fields, settled)]),
          );
          const before = new Map(
            visibleFields(fields, rows).map((field) => [field.id, allowedValues(field, fields, rows)]),
          );
          const stands = (among: typeof shown, { attributeId, valueId }: AttributeRow) =>
            valueId === undefined ? among.has(attributeId) : among.get(attributeId)?.has(valueId) === true;
          for (const row of after) {
            if (settled.includes(row)) expect(stands(shown, row) || !stands(before, row)).toBe(true);
            else expect(stands(before, row)).toBe(true);
          }
          expect(settleAfter(fields, rows, settled)).toEqual(settled);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('takes shares of any number of materials only where they make exactly 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 6 }), (hundredths) => {
        const values = hundredths.map((_share, index) => option(String(index)));
        const field = makeField({ id: 'f', kind: 'composition', values, precision: 2, sumsTo100: true });
        const rows = hundredths.map((share, index) => ({
          attributeId: 'f',
          valueId: String(index),
          number: `${Math.floor(share / 100)}.${String(share % 100).padStart(2, '0')}`,
        }));
        const left = 10_000 - hundredths.reduce((sum, share) => sum + share, 0);
        expect(Number(missingShare(rows)) * 100).toBeCloseTo(left, 6);
        expect(validateAttributes([field], rows).map(({ key }) => key)).toEqual(
          left === 0 ? [] : ['attributes.ratioSum'],
        );
      }),
    );
  });
});
