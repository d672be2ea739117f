import type { AttributeField, AttributeKind, AttributeRow } from '@pressroom/contract/attributes/field';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { allowedValues, visibleFields } from '@pressroom/contract/attributes/visibleFields';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleField, sampleValues } from '../platformCategories.sample.ts';
import type { FieldNode } from './formState.ts';
import { AttributeFormStore } from './formStore.ts';

const sleeve = sampleField({ id: 'sleeve', values: sampleValues({ 1: 'Short', 2: 'Long', 3: 'None' }) });
const cuff = sampleField({
  id: 'cuff',
  parentId: 'sleeve',
  required: true,
  values: sampleValues({ 4: 'Wide', 5: 'Tight' }),
  shownWhen: [{ fieldId: 'sleeve', valueIds: ['1', '2'] }],
  allowedUnder: [
    { parentValueIds: ['2'], valueIds: ['4', '5'] },
    { parentValueIds: ['1'], valueIds: ['5'] },
  ],
});
const button = sampleField({
  id: 'button',
  kind: 'text',
  parentId: 'cuff',
  shownWhen: [{ fieldId: 'cuff', valueIds: ['4'] }],
});
const care = sampleField({ id: 'care', values: sampleValues({ 7: 'Wash', 8: 'Dry' }) });
const family = [sleeve, cuff, button, care];

const long = { attributeId: 'sleeve', valueId: '2' };
const short = { attributeId: 'sleeve', valueId: '1' };
const wide = { attributeId: 'cuff', valueId: '4' };
const pearl = { attributeId: 'button', text: 'pearl' };
const wash = { attributeId: 'care', valueId: '7' };
const keysOf = (form: AttributeFormStore, id: string) =>
  form.view(id).findings.map((finding) => ('key' in finding ? finding.key : finding.msg));

describe('the values of an attribute form', () => {
  it('clear what a changed parent no longer allows, down to the last child, and come back together', () => {
    const form = new AttributeFormStore(family, [long, wide, pearl, wash]);
    form.edit('sleeve', [short], 'chosen');
    expect(form.rows()).toEqual([short, wash]);
    expect(form.view('sleeve').notice?.cleared).toEqual(['cuff', 'button']);
    form.edit('button', [pearl], 'typed');
    form.undo();
    expect(form.rows()).toEqual([long, wide, pearl, wash]);
    expect(form.view('sleeve').notice).toBeUndefined();
  });

  it('tell nothing of a change that clears nothing, and forget it with the next choice', () => {
    const form = new AttributeFormStore(family, [long, wide]);
    form.edit('care', [wash], 'chosen');
    expect(form.view('care').notice).toBeUndefined();
    form.edit('sleeve', [short], 'chosen');
    form.edit('care', [], 'chosen');
    expect(form.view('sleeve').notice).toBeUndefined();
  });

  it('say what is wrong once a value is chosen or a field is left, and while somebody types only what is mended', () => {
    const code = sampleField({ id: 'code', kind: 'text', required: true, min: '3' });
    const form = new AttributeFormStore([code, cuff, sleeve], []);
    form.edit('code', [{ attributeId: 'code', text: 'a' }], 'typed');
    expect(keysOf(form, 'code')).toEqual([]);
    form.leave('code');
    expect(keysOf(form, 'code')).toEqual(['attributes.tooShort']);
    form.edit('code', [{ attributeId: 'code', text: '' }], 'typed');
    expect(keysOf(form, 'code')).toEqual([]);
    form.leave('code');
    expect(keysOf(form, 'code')).toEqual(['attributes.required']);

    form.edit('sleeve', [long, { ...long, valueId: '1' }], 'chosen');
    expect(keysOf(form, 'sleeve')).toEqual(['attributes.onlyOne']);
    expect(keysOf(form, 'cuff')).toEqual([]);
  });

  it('show everything on a check, and focus the first', () => {
    const form = new AttributeFormStore([{ ...care, required: true }, sleeve, cuff], [long]);
    expect(form.check().map(({ attributeId }) => attributeId)).toEqual(['care', 'cuff']);
    expect(keysOf(form, 'cuff')).toEqual(['attributes.required']);
    expect(form.form().focusId).toBe('care');
    form.focused();
    expect(form.form().focusId).toBeUndefined();
  });

  it('show what the server has found until the field changes, and never wait to focus a field that is not there', () => {
    const form = new AttributeFormStore(family, [wash]);
    form.show([
      { attributeId: 'cuff', row: null, msg: 'hidden' },
      { attributeId: 'care', row: 0, msg: 'not with this model' },
    ]);
    expect(keysOf(form, 'care')).toEqual(['not with this model']);
    expect(form.form().focusId).toBe('care');
    form.edit('care', [{ attributeId: 'care', valueId: '8' }], 'chosen');
    expect(keysOf(form, 'care')).toEqual([]);
  });

  it('mark at once what the marketplace has changed since', () => {
    const fields = [{ ...care, values: [{ id: '7', name: 'Wash', retired: true as const }] }, sleeve];
    const form = new AttributeFormStore(fields, [wash, { attributeId: 'sleeve', valueId: '99' }, pearl]);
    expect(keysOf(form, 'care')).toEqual(['attributes.valueRetired']);
    expect(keysOf(form, 'sleeve')).toEqual(['attributes.valueGone']);
    expect(form.form().leftOver).toEqual(['button']);
    expect(keysOf(form, 'button')).toEqual(['attributes.gone']);
    form.edit('button', [], 'chosen');
    expect(form.form().leftOver).toEqual([]);
    form.setFields(family);
    expect(keysOf(form, 'care')).toEqual([]);
  });

  it('clear and fill by the rules of a value that was chosen here, not of one that was loaded', () => {
    const rule = { attributeId: 'sleeve', linkedAttributeId: 'care' };
    const dry = { attributeId: 'care', valueId: '8' };
    const form = new AttributeFormStore(family, [long, wash]);
    const loaded = form.takeUnasked();
    expect(loaded).toEqual([long, wash]);
    expect(form.takeUnasked()).toEqual([]);
    form.addRules(loaded, [{ ...rule, valueId: '2', onlyValueIds: ['8'], preFilledValueIds: ['8'] }]);
    expect(form.rows()).toEqual([long, wash]);
    expect(keysOf(form, 'care')).toEqual(['attributes.valueNotAllowed']);

    form.edit('sleeve', [{ attributeId: 'sleeve', valueId: '3' }], 'chosen');
    const none = form.takeUnasked();
    form.addRules(none, [{ ...rule, valueId: '3', onlyValueIds: ['8'], preFilledValueIds: ['8'] }]);
    expect(form.rows()).toEqual([{ attributeId: 'sleeve', valueId: '3' }, dry]);
    expect(form.view('sleeve').notice).toMatchObject({ cleared: ['care'], filled: ['care'] });
    form.undo();
    expect(form.rows()).toContainEqual(wash);
  });

  it('fill nothing in by the rules of what was loaded', () => {
    const form = new AttributeFormStore(family, [long]);
    const prefill = { attributeId: 'sleeve', valueId: '2', linkedAttributeId: 'care', preFilledValueIds: ['8'] };
    form.addRules(form.takeUnasked(), [{ ...prefill, onlyValueIds: [] }]);
    expect(form.rows()).toEqual([long]);
  });

  it('offer what the choices of now leave', () => {
    const form = new AttributeFormStore(family, [long]);
    expect(form.view('cuff').allowed).toEqual(new Set(['4', '5']));
    form.edit('sleeve', [short], 'chosen');
    expect(form.view('cuff').allowed).toEqual(new Set(['5']));
    expect(form.view('care').allowed).toBeUndefined();
  });

  it('keep a blank row only where it stands between others or is one of several shares', () => {
    const size = sampleField({ id: 'size', kind: 'numberRange' });
    const fabric = sampleField({ id: 'fabric', kind: 'composition', values: sampleValues({ 1: 'Cotton' }) });
    const form = new AttributeFormStore([size, fabric], []);
    form.edit('size', [{ attributeId: 'size' }, { attributeId: 'size', number: '2' }], 'typed');
    form.edit('fabric', [{ attributeId: 'fabric' }], 'typed');
    expect(form.rows()).toEqual([{ attributeId: 'size' }, { attributeId: 'size', number: '2' }]);
    form.edit('size', [{ attributeId: 'size', number: '1' }, { attributeId: 'size' }], 'typed');
    form.edit('fabric', [{ attributeId: 'fabric' }, { attributeId: 'fabric' }], 'typed');
    expect(form.rows()).toHaveLength(3);
  });

  it('change nothing of the fields that an edit does not touch', () => {
    const form = new AttributeFormStore(family, [long]);
    const [other, whole] = [form.view('cuff'), form.form()];
    form.edit('care', [wash], 'chosen');
    expect(form.view('cuff')).toBe(other);
    expect(form.form()).toBe(whole);
  });
});

const someId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const someValue = fc.constantFrom('1', '2', '3');
const someValues = fc.uniqueArray(someValue, { minLength: 1 });
const kinds: AttributeKind[] = ['select', 'multiSelect', 'selectOrText', 'composition', 'text', 'numberRange', 'date'];

const definitions: fc.Arbitrary<AttributeField[]> = fc.uniqueArray(someId, { minLength: 1 }).chain((known) =>
  fc.tuple(
    ...known.map((id) =>
      fc
        .record({
          kind: fc.constantFrom(...kinds),
          required: fc.boolean(),
          retired: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, true as const),
          parentId: fc.option(someId, { nil: undefined, freq: 1 }),
          shownWhen: fc.array(fc.record({ fieldId: someId, valueIds: someValues }), { maxLength: 2 }),
          allowedUnder: fc.array(fc.record({ parentValueIds: someValues, valueIds: someValues }), { maxLength: 2 }),
          linkedTo: fc.array(fc.record({ fieldId: someId, valueIds: someValues, onlyValueIds: someValues }), {
            maxLength: 1,
          }),
        })
        .map((given) =>
          sampleField({ id, values: sampleValues({ 1: 'One', 2: 'Two', 3: 'Three' }), atMostTyped: 1, ...given }),
        ),
    ),
  ),
);
const someRow = fc.record(
  { valueId: someValue, number: fc.constantFrom('1', '100', 'x'), text: fc.constantFrom('', 'word', '2026-02-30') },
  { requiredKeys: [] },
);
const edits = fc.array(
  fc.record({
    id: someId,
    rows: fc.array(someRow, { maxLength: 3 }),
    how: fc.constantFrom('typed' as const, 'chosen' as const),
  }),
  { minLength: 1, maxLength: 8 },
);
const idsIn = (nodes: readonly FieldNode[]): string[] => nodes.flatMap(({ id, children }) => [id, ...idsIn(children)]);

describe('in any definition with any edits', () => {
  it('shows and finds what the rules for all show and find', () => {
    fc.assert(
      fc.property(definitions, edits, (fields, made) => {
        const form = new AttributeFormStore(fields, []);
        for (const { id, rows, how } of made) {
          form.edit(
            id,
            rows.map((row): AttributeRow => ({ attributeId: id, ...row })),
            how,
          );
          const visible = visibleFields(fields, form.rows());
          expect(idsIn(form.form().nodes)).toEqual(visible.map((field) => field.id));
          for (const field of visible) {
            const allowed = form.view(field.id).allowed ?? new Set(field.values.map((option) => option.id));
            expect(allowed).toEqual(allowedValues(field, fields, form.rows()));
          }
        }
        const found = form.check();
        expect(found).toEqual(validateAttributes(fields, form.rows()));
        const shown = [...idsIn(form.form().nodes), ...form.form().leftOver].flatMap((id) => form.view(id).findings);
        expect(shown.map((one) => JSON.stringify(one)).sort()).toEqual(found.map((one) => JSON.stringify(one)).sort());
      }),
      { numRuns: 1000 },
    );
  });
});
