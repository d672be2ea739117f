import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../i18n/i18n.ts';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleField, sampleFields, sampleValues } from '../platformCategories.sample.ts';
import { AttributeForm } from './AttributeForm.tsx';
import { AttributeFormStore } from './formStore.ts';

const server = fakeServer();

function renderForm(
  fields: readonly AttributeField[],
  rows: readonly AttributeRow[] = [],
  props: Partial<ComponentProps<typeof AttributeForm>> = {},
) {
  const form = new AttributeFormStore(fields, rows);
  return { form, ...renderScreen(<AttributeForm form={form} {...props} />) };
}

const ofKind = (kind: string) => sampleFields.filter(({ id }) => id === kind);
const list = (name: string) => screen.getByRole('combobox', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Opens the list, types into it where words are given, and takes the value of this name. */
async function choose(user: ReturnType<typeof renderForm>['user'], name: string, value: string, typed = '') {
  await user.click(list(name));
  if (typed) await user.type(list(name), typed);
  await user.click(screen.getAllByTitle(value).at(-1)!);
}

describe('each kind of attribute', () => {
  it('takes words and counts them', async () => {
    const { user, form } = renderForm(ofKind('text'));
    await user.type(field('Model'), 'X👕1');
    expect(form.rows()).toEqual([{ attributeId: 'text', text: 'X👕1' }]);
    screen.getByText('3 / 20');
  });

  it('takes a number with its one unit, from a Chinese keyboard too', async () => {
    const { user, form } = renderForm(ofKind('number'));
    await user.type(field('Weight'), '１2。5');
    expect(form.rows()).toEqual([{ attributeId: 'number', number: '12.5', unit: 'g' }]);
    await user.type(field('Weight'), '5{Tab}');
    await screen.findByText('At most 1 decimal places');
  });

  it('takes one value, found by its name in either language', async () => {
    const { user, form } = renderForm(ofKind('select'));
    await choose(user, 'Fit', 'Loose', '值12');
    expect(form.rows()).toEqual([{ attributeId: 'select', valueId: '12' }]);
    await choose(user, 'Fit', 'Slim', 'SLI');
    expect(form.rows()).toEqual([{ attributeId: 'select', valueId: '11' }]);
  });

  it('takes as many values as may be chosen', async () => {
    const { user, form } = renderForm(ofKind('multiSelect'));
    await choose(user, 'Occasion', 'Party');
    await choose(user, 'Occasion', 'Beach');
    await choose(user, 'Occasion', 'Office');
    expect(form.rows().map(({ valueId }) => valueId)).toEqual(['21', '23']);
  });

  it('takes checked values and words beside them, each up to its limit', async () => {
    const { user, form } = renderForm(ofKind('selectOrText'));
    await user.click(screen.getByRole('checkbox', { name: 'Warm' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Light' }).disabled).toBe(true);
    await user.type(field('Feature Your own words'), 'soft');
    expect(form.rows()).toEqual([
      { attributeId: 'selectOrText', valueId: '31' },
      { attributeId: 'selectOrText', text: 'soft' },
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Warm' }));
    expect(form.rows()).toEqual([{ attributeId: 'selectOrText', text: 'soft' }]);
  });

  it('takes several words where several may be typed, and searches a long list of values', async () => {
    const values = sampleValues(Object.fromEntries(Array.from({ length: 13 }, (_, at) => [100 + at, `Value ${at}`])));
    const { user, form } = renderForm([{ ...ofKind('selectOrText')[0]!, values, atMostTyped: 2 }]);
    await choose(user, 'Feature', 'Value 12', 'value 12');
    await user.type(list('Feature Your own words'), 'soft{Enter}thin{Enter}');
    expect(form.rows().map(({ valueId, text }) => valueId ?? text)).toEqual(['112', 'soft', 'thin']);
  });

  it.each([
    ['date', 'Made on', '2026-11-21'],
    ['month', 'Month made', '2026-11'],
  ])('takes a %s', async (kind, name, text) => {
    const { user, form } = renderForm(ofKind(kind));
    await user.type(field(name), `${text}{Enter}`);
    expect(form.rows()).toEqual([{ attributeId: kind, text }]);
  });

  it.each([
    ['dateRange', '2026-11-21', '2026-12-01'],
    ['monthRange', '2026-11', '2027-02'],
  ])('takes a %s', async (kind, from, to) => {
    const { user, form } = renderForm(ofKind(kind));
    const [first, last] = screen.getAllByRole('textbox');
    await user.type(first!, `${from}{Enter}`);
    await user.type(last!, `${to}{Enter}`);
    expect(form.rows()).toEqual([
      { attributeId: kind, text: from },
      { attributeId: kind, text: to },
    ]);
  });

  it('shows a colour that has a known name', async () => {
    const { user } = renderForm(ofKind('colour'), [{ attributeId: 'colour', valueId: '42' }]);
    const swatchBeside = (text: string) => screen.getAllByText(text)[0]!.parentElement!.querySelector('i');
    expect(swatchBeside('Navy')?.style.backgroundColor).toBe('navy');
    await user.click(list('Thread'));
    expect(swatchBeside('Of the sea')).toBeNull();
  });

  it('takes both ends of a range', async () => {
    const { user, form } = renderForm(ofKind('numberRange'));
    await user.type(field('Age (2)'), '9{Tab}');
    await screen.findByText('Please enter both ends');
    await user.type(field('Age (1)'), '10{Tab}{Tab}');
    await screen.findByText('The first value must not exceed the second');
    expect(form.rows().map(({ number }) => number)).toEqual(['10', '9']);
  });

  it('takes numbers in one unit of several', async () => {
    const { user, form } = renderForm(ofKind('twoNumbers'));
    await user.type(field('Print size (1)'), '30{Tab}40{Tab}{Tab}');
    await screen.findByText('Please choose a unit');
    await user.click(list('Unit of Print size'));
    await user.click(screen.getByTitle('in'));
    expect(form.rows()).toEqual([
      { attributeId: 'twoNumbers', number: '30', unit: 'in' },
      { attributeId: 'twoNumbers', number: '40', unit: 'in' },
    ]);
    await waitFor(() => expect(screen.queryByText('Please choose a unit')).toBeNull());
  });

  it('takes three numbers', async () => {
    const { user, form } = renderForm(ofKind('threeNumbers'));
    await user.type(field('Box (1)'), '1{Tab}2{Tab}3');
    expect(form.rows().map(({ number, unit }) => `${number}${unit}`)).toEqual(['1cm', '2cm', '3cm']);
  });
});

describe('a composition', () => {
  const material = (row: number) => list(`Fabric: Material, row ${row}`);
  const share = (row: number) => field(`Fabric: Ratio, row ${row}`);
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('has at least one row, as many as there are materials, and each material once', async () => {
    const { user, form } = renderForm(ofKind('composition'));
    expect(button(/Remove row 1/).disabled).toBe(true);
    await choose(user, 'Fabric: Material, row 1', 'Cotton');
    await user.click(button(/Add a row/));
    await user.click(material(2));
    await user.click(screen.getAllByTitle('Cotton').at(-1)!);
    expect(form.rows()).toEqual([{ attributeId: 'composition', valueId: '901' }, { attributeId: 'composition' }]);
    await user.click(button(/Add a row/));
    expect(button(/Add a row/).disabled).toBe(true);
    await user.click(button(/Remove row 1/));
    expect(form.rows()).toEqual([{ attributeId: 'composition' }, { attributeId: 'composition' }]);
  });

  it('says what the shares lack, and gives it to the last row', async () => {
    const rows = [
      { attributeId: 'composition', valueId: '901', number: '90.01' },
      { attributeId: 'composition', valueId: '902' },
    ];
    const { user, form } = renderForm(ofKind('composition'), rows);
    await user.type(share(2), '5');
    screen.getByText('Still missing: 4.99%');
    await user.type(share(2), '0');
    screen.getByText('Too much by 40.01%');
    await user.click(button(/Give it to the last row/));
    expect(form.rows().map(({ number }) => number)).toEqual(['90.01', '9.99']);
    expect(screen.queryByText(/Still missing|Too much/)).toBeNull();
  });

  it('names what each row lacks once it is left', async () => {
    const { user } = renderForm([...ofKind('composition'), ...ofKind('text')]);
    await user.click(button(/Add a row/));
    await user.type(share(1), '50');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(field('Model'));
    const rows = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Please select Material',
      'Some rows are incomplete. Complete them or delete the empty rows before saving',
    ]);
  });
});

const sleeve = sampleField({
  id: '1',
  name: '袖型',
  nameEn: 'Sleeve',
  values: sampleValues({ 11: 'Short', 12: 'None' }),
});
const cuff = sampleField({
  id: '2',
  name: '袖口',
  nameEn: 'Cuff',
  parentId: '1',
  required: true,
  values: sampleValues({ 21: 'Wide' }),
  shownWhen: [{ fieldId: '1', valueIds: ['11'] }],
});

describe('the form', () => {
  it('shows a child while its parent asks for it, says what it has cleared, and takes it back', async () => {
    const { user, form } = renderForm([sleeve, cuff]);
    expect(screen.queryByRole('combobox', { name: 'Cuff' })).toBeNull();
    await choose(user, 'Sleeve', 'Short');
    screen.getByText('0 of 1 required filled');
    await choose(user, 'Cuff', 'Wide');
    screen.getByText('1 of 1 required filled');
    await choose(user, 'Sleeve', 'None');
    screen.getByText('Cleared, as it no longer applies: Cuff');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(form.rows().map(({ valueId }) => valueId)).toEqual(['11', '21']);
  });

  it('says what is required when a field is left, and on a check focuses the first', async () => {
    const { user, form } = renderForm([
      { ...ofKind('text')[0]!, required: true },
      ...ofKind('select'),
      { ...sleeve, required: true },
    ]);
    await user.tab();
    await user.tab();
    await screen.findByText('Please enter Model');
    expect(screen.queryByText('Please enter Sleeve')).toBeNull();
    act(() => void form.check());
    screen.getByText('Please enter Sleeve');
    expect(document.activeElement).toBe(field('Model'));
  });

  it('shows what the server has found where it stands', async () => {
    const { form } = renderForm([...ofKind('text'), sleeve]);
    act(() => form.show([{ attributeId: '1', row: null, msg: 'Not with this model' }]));
    screen.getByText('Not with this model');
    expect(document.activeElement).toBe(list('Sleeve'));
  });

  it('keeps what the marketplace has no more readable, and lets it be removed', async () => {
    const heldNames = [
      { attributeKeyId: '9', attributeKey: 'Collar', attributeValId: '91', attributeVal: 'Round' },
      { attributeKeyId: '1', attributeKey: '袖型', attributeValId: '19', attributeVal: 'Raglan' },
    ];
    const rows = [
      { attributeId: '1', valueId: '19' },
      { attributeId: '9', valueId: '91' },
    ];
    const { user, form } = renderForm([sleeve], rows, { heldNames, changedIds: new Set(['1']) });
    screen.getByText('Raglan');
    screen.getByText('Retired');
    screen.getByText('Changed by the marketplace');
    screen.getByText('The marketplace no longer has the value “Raglan”. Choose another one');
    screen.getByText('Round', { exact: false });
    screen.getByText('The marketplace no longer has the attribute “Collar”. Remove it');
    await user.click(screen.getByRole('button', { name: 'Remove the attribute “Collar”' }));
    expect(form.rows()).toEqual([rows[0]]);
    expect(screen.queryByText('Collar', { exact: false })).toBeNull();
  });

  it('offers what may be chosen now, and what is retired only where it is chosen', async () => {
    const values = [...sampleValues({ 31: 'Old', 32: 'New', 33: 'Other' })];
    values[0] = { ...values[0]!, retired: true };
    const cut = sampleField({
      id: '3',
      nameEn: 'Cut',
      values,
      linkedTo: [{ fieldId: '1', valueIds: ['12'], onlyValueIds: ['32'] }],
    });
    const { user } = renderForm([sleeve, cut]);
    await user.click(list('Cut'));
    expect(offered()).toHaveLength(2);
    await user.keyboard('{Escape}');
    await choose(user, 'Sleeve', 'None');
    await user.click(list('Cut'));
    expect(offered()).toHaveLength(1);
  });

  it('speaks the reader’s language and gives the other one as a hint', async () => {
    renderForm([sleeve], [{ attributeId: '1', valueId: '11' }]);
    expect(screen.getByText('Sleeve').title).toBe('袖型');
    await act(() => switchLanguage('zh'));
    expect(screen.getByText('袖型').title).toBe('Sleeve');
    expect(screen.getByText('值11').parentElement?.title).toBe('值11 / Short');
  });

  it('can be read where it cannot be changed', () => {
    renderForm(sampleFields, [], { disabled: true });
    for (const control of screen.getAllByRole<HTMLInputElement>('textbox')) expect(control.disabled).toBe(true);
    for (const control of screen.getAllByRole<HTMLInputElement>('combobox')) expect(control.disabled).toBe(true);
  });

  it('says that a category asks for nothing', () => {
    renderForm([]);
    screen.getByText('This category asks for no attributes');
  });
});

describe('a long form', () => {
  const long = Array.from({ length: 20 }, (_, at) =>
    sampleField({ id: String(at), name: `名称 ${at}`, nameEn: `Name ${at}`, kind: 'text', required: at < 3 }),
  );
  const shown = () => screen.getAllByRole('textbox').slice(1);

  it('is filtered by name in either language, by what is required and by what is empty', async () => {
    const { user } = renderForm(long, [{ attributeId: '0', text: 'x' }]);
    await user.type(field('Find an attribute'), '称 1');
    expect(shown()).toHaveLength(11);
    await user.click(screen.getByRole('checkbox', { name: 'Required only' }));
    expect(shown()).toEqual([field('Name 1')]);
    await user.clear(field('Find an attribute'));
    await user.click(screen.getByRole('checkbox', { name: 'Empty only' }));
    expect(shown()).toEqual([field('Name 1'), field('Name 2')]);
    await user.type(field('Name 1'), 'typed');
    expect(shown()).toHaveLength(2);
    await user.type(field('Find an attribute'), 'nowhere');
    screen.getByText('No attribute matches');
  });

  it('shows everything again for a field that takes the focus', async () => {
    const { user, form } = renderForm(long);
    await user.type(field('Find an attribute'), 'Name 19');
    act(() => void form.check());
    await waitFor(() => expect(document.activeElement).toBe(field('Name 0')));
  });

  it('needs no filter while it is short', () => {
    renderForm(long.slice(1));
    expect(screen.queryByRole('search')).toBeNull();
  });
});

describe('linked attributes', () => {
  const care = sampleField({ id: '4', nameEn: 'Care', values: sampleValues({ 41: 'Wash', 42: 'Dry' }) });
  const linkedOf = { storeId: '5', productTypeId: '6' };
  const rule = {
    attributeId: '1',
    valueId: '12',
    linkedAttributeId: '4',
    onlyValueIds: ['42'],
    preFilledValueIds: ['42'],
  };

  it('are asked for once for each value that is chosen, fill in what follows, and can be taken back', async () => {
    server.on(platformCategories.linkedRules, ({ chosen }) => (chosen[0]?.valueId === '12' ? [rule] : []));
    const { user, form } = renderForm([sleeve, care], [], { linkedOf });
    await choose(user, 'Sleeve', 'None');
    await screen.findByText('Filled in for you: Care');
    expect(form.rows()).toContainEqual({ attributeId: '4', valueId: '42' });
    await waitFor(() => expect(server.sentTo(platformCategories.linkedRules)).toHaveLength(2));
    expect(server.sentTo(platformCategories.linkedRules)).toEqual([
      { ...linkedOf, chosen: [{ attributeId: '1', valueId: '12' }] },
      { ...linkedOf, chosen: [{ attributeId: '4', valueId: '42' }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(form.rows()).toEqual([{ attributeId: '1', valueId: '12' }]);
    await user.click(list('Care'));
    expect(offered()).toHaveLength(1);
  });

  it('say that they could not be asked for, and are asked for again', async () => {
    server.on(platformCategories.linkedRules, () => {
      throw new Refusal(409, 'The marketplace could not be asked');
    });
    const { user } = renderForm([sleeve, care], [{ attributeId: '1', valueId: '12' }], { linkedOf });
    await screen.findByText('The rules between attributes could not be loaded');
    server.on(platformCategories.linkedRules, () => [rule]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The rules between attributes could not be loaded')).toBeNull());
    await user.click(list('Care'));
    await waitFor(() => expect(offered()).toHaveLength(1));
  });

  it('are not asked for where the marketplace knows none', async () => {
    const { user } = renderForm([sleeve]);
    await choose(user, 'Sleeve', 'None');
    expect(server.sentTo(platformCategories.linkedRules)).toEqual([]);
  });
});
