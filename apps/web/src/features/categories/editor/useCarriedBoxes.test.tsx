import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { fakeDecoder, pictureFile } from '../../../testing/pictures.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleCategory, sampleFile, sampleModel } from '../categories.sample.ts';
import { CategoryDialog } from '../form/CategoryDialog.tsx';
import { ModelDialog } from '../models/ModelDialog.tsx';

const server = fakeServer();
fakeDecoder();
/** What the samples show, and what is put in its place. */
const pictures = {
  '5': sampleFile({ id: '5', width: 500, height: 400 }),
  '6': sampleFile({ id: '6', width: 220, height: 180 }),
  '9': sampleFile({ id: '9', width: 1000, height: 800 }),
  '10': sampleFile({ id: '10', width: 220, height: 180 }),
};

beforeEach(() => {
  server.on(codes.findByType, () => []);
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(library.fileDetails, ({ id }) => pictures[id as keyof typeof pictures]);
});

/** Takes the picture away and puts the new one there. */
async function replace(dialog: ReactElement, [former, next]: [keyof typeof pictures, keyof typeof pictures]) {
  server.on(library.upload, () => pictures[next]);
  const { user } = renderScreen(dialog);
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: `Delete ${former}.png` }));
  await form.findByText('Please upload the base image first');
  await user.upload(form.getByLabelText('Upload'), pictureFile('next.png'));
  const { width, height } = pictures[next].metaData;
  await form.findByText(`Base image ${width} × ${height} px`);
  return { user, form, shown: () => form.getByRole('button', { name: /Print position 1/ }).getAttribute('aria-label') };
}
const category = <CategoryDialog category={sampleCategory()} onClose={() => undefined} />;

describe('another base image', () => {
  it('of the same ratio takes the positions along in proportion, says so, and one undo takes that back', async () => {
    const { user, form, shown } = await replace(category, ['5', '9']);
    expect(shown()).toBe('Print position 1: X 200, Y 200, 400 by 300 pixels');
    const notice = /from 500 × 400 to 1000 × 800 px in the same ratio: the print positions were scaled/;
    form.getByText(notice);
    const undo = form.getByRole('button', { name: /Undo/ });
    await user.click(undo);
    expect(shown()).toBe('Print position 1: X 100, Y 100, 200 by 150 pixels');
    expect(undo).toHaveProperty('disabled', true);
    expect(form.queryByText(notice)).toBeNull();
    await user.click(form.getByRole('button', { name: /Redo/ }));
    expect(shown()).toBe('Print position 1: X 200, Y 200, 400 by 300 pixels');
  });

  it('of another ratio keeps the positions inside, and says so', async () => {
    const { form, shown } = await replace(category, ['5', '10']);
    expect(shown()).toBe('Print position 1: X 20, Y 30, 200 by 150 pixels');
    form.getByText(/from 500 × 400 to 220 × 180 px in another ratio: the print positions were not scaled/);
    expect(form.getByRole('button', { name: /Undo/ })).toHaveProperty('disabled', true);
  });

  it('of the same size leaves them alone, on a related model as well', async () => {
    const model = <ModelDialog category={sampleCategory()} model={sampleModel()} onClose={() => undefined} />;
    const { form, shown } = await replace(model, ['6', '10']);
    expect(shown()).toBe('Print position 1: X 10, Y 20, 60 by 50 pixels');
    expect(form.queryByText(/ratio:/)).toBeNull();
  });

  it('takes the positions of a related model along, too', async () => {
    const model = sampleModel({ bottomImageId: '5', bottomImageMetaData: { width: 500, height: 400 } });
    const dialog = <ModelDialog category={sampleCategory()} model={model} onClose={() => undefined} />;
    const { shown } = await replace(dialog, ['5', '9']);
    expect(shown()).toBe('Print position 1: X 20, Y 40, 120 by 100 pixels');
  });
});
