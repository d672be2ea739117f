import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleFields } from '../platformCategories.sample.ts';
import { AttributeForm } from './AttributeForm.tsx';
import { AttributeFormStore } from './formStore.ts';

function renderOwnValues(ownValueIds: readonly string[]) {
  const form = new AttributeFormStore(
    sampleFields.filter(({ id }) => id === 'select'),
    [],
  );
  const onAddValue = vi.fn(async (_id: string, text: string) => ({ valueId: '77', name: text }));
  const { user } = renderScreen(<AttributeForm form={form} ownValueIds={ownValueIds} onAddValue={onAddValue} />);
  return {
    form,
    onAddValue,
    type: (text: string) => user.type(screen.getByRole('combobox', { name: 'Fit' }), text),
    user,
  };
}

const adding = { name: /Add “/ };

describe('values of the seller’s own', () => {
  it('are added where they are new', async () => {
    const { form, onAddValue, type, user } = renderOwnValues(['select']);
    await type('Slim');
    expect(screen.queryByRole('button', adding)).toBeNull();
    await type('mer');
    await user.click(screen.getByRole('button', { name: /Add “Slimmer”/ }));
    await waitFor(() => expect(form.rows()).toEqual([{ attributeId: 'select', valueId: '77' }]));
    expect(onAddValue).toHaveBeenCalledWith('select', 'Slimmer');
    expect(screen.getAllByText('Slimmer').length).toBeGreaterThan(0);
  });

  it('are not offered in an attribute that takes none', async () => {
    const { type } = renderOwnValues(['another']);
    await type('Slimmer');
    expect(screen.queryByRole('button', adding)).toBeNull();
  });
});
