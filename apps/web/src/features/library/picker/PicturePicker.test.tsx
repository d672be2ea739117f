import { library } from '@pressroom/contract/library/library';
import { screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { samplePicture, sampleTree } from '../library.sample.ts';
import { PicturePicker } from '../library.public.tsx';

const server = fakeServer();
const rose = samplePicture();
const tiger = samplePicture({ id: '502', name: 'tiger.png' });

function show(initial?: string) {
  server.on(library.folderTree, sampleTree);
  server.on(library.pictures, ({ name = '' }) => ({
    rows: [rose, tiger].filter((picture) => picture.name.includes(name)),
    next: null,
  }));
  server.on(library.count, () => ({ count: 2 }));
  server.on(library.fileDetails, ({ id }) => {
    if (id === rose.id) return rose;
    throw new Refusal(404, 'gone');
  });
  const onFinish = vi.fn();
  const onPick = vi.fn();
  const onKey = vi.fn();
  const rendered = renderScreen(
    <div role="presentation" onKeyDown={onKey}>
      <Form onFinish={onFinish} initialValues={{ print: initial }}>
        <Form.Item name="print" label="Print">
          <PicturePicker allowClear onChange={onPick} />
        </Form.Item>
        <button type="submit">Send</button>
      </Form>
    </div>,
  );
  return { ...rendered, onFinish, onPick, onKey };
}

it('shows the picture that the form holds, and lets it go', async () => {
  const { user, onFinish } = show(rose.id);
  await screen.findByText('rose.png');
  screen.getByText('35.6 × 45.7 cm · 200 DPI');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText('Choose from library');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ print: undefined }));
});

it('cannot be changed while the form around is being saved', async () => {
  server.on(library.fileDetails, () => rose);
  renderScreen(
    <Form disabled initialValues={{ print: rose.id }}>
      <Form.Item name="print" label="Print">
        <PicturePicker allowClear />
      </Form.Item>
    </Form>,
  );
  const picked = (await screen.findByText('rose.png')).closest('button')!;
  expect(picked.disabled).toBe(true);
  expect(screen.queryByText('Change')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('says that a picture is gone', async () => {
  show('999');
  await screen.findByText('The picture does not exist or has been deleted');
});

it('finds one by name and takes it by double press, while the form around hears nothing', async () => {
  const { user, onFinish, onPick, onKey } = show();
  await user.click(screen.getByText('Choose from library'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: /rose/ });
  await user.type(dialog.getByLabelText('Search all folders by name'), 'tiger{Enter}');
  await waitFor(() => expect(dialog.queryByRole('option', { name: /rose/ })).toBeNull());
  await user.dblClick(dialog.getByRole('option', { name: /tiger/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('tiger.png');
  expect(onPick).toHaveBeenCalledWith(tiger.id, tiger);
  expect(onFinish).not.toHaveBeenCalled();
  expect(onKey).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ print: tiger.id }));
});

it('takes one by keyboard', async () => {
  const { user, onPick } = show();
  await user.click(screen.getByText('Choose from library'));
  const dialog = within(await screen.findByRole('dialog'));
  const first = await dialog.findByRole('option', { name: /rose/ });
  // the search takes the focus as soon as the dialog stands
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Search all folders by name')));
  first.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(tiger.id, tiger));
});
