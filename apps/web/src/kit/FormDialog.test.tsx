import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { FormDialog } from './FormDialog.tsx';
import { sampleRows } from './kit.sample.ts';

const server = fakeServer();
/** antd writes a question's title twice, once for those who listen. */
const question = { selector: '.ant-modal-confirm-title' };
const initial = { name: 'Old', typeCode: 'OTHER', countryCode: 'US', remark: 'r' } as const;

function Probe() {
  const [open, setOpen] = useState(true);
  if (!open) return <p>closed</p>;
  return (
    <FormDialog title="A store" endpoint={stores.create} initial={initial} onClose={() => setOpen(false)}>
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
    </FormDialog>
  );
}

it('asks before it drops what was typed, and only then', async () => {
  const { user } = renderScreen(<Probe />);
  await user.type(await screen.findByLabelText('Name'), 'er');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Discard your changes?', question);
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Older');
  await waitFor(() => expect(screen.queryByText('Discard your changes?', question)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByText('closed');
});

it('closes at once when nothing was typed', async () => {
  const { user } = renderScreen(<Probe />);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText('closed');
});

it("puts the server's findings at their fields", async () => {
  server.on(stores.create, () => {
    throw new Refusal(400, 'Some values are not valid', { data: [{ path: 'name', msg: 'This name is taken' }] });
  });
  const { user } = renderScreen(<Probe />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('This name is taken');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.queryByText('Some values are not valid')).toBeNull();
});

it('says above the form what no field of it can say', async () => {
  server.on(stores.create, () => {
    throw new Refusal(400, 'Some values are not valid', { data: [{ path: 'countryCode', msg: 'Not this country' }] });
  });
  const { user } = renderScreen(<Probe />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not this country');
});

it('clears a finding as soon as the value is right', async () => {
  server.on(stores.create, () => sampleRows(1)[0]!);
  const { user } = renderScreen(<Probe />);
  await user.clear(await screen.findByLabelText('Remark'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please enter a remark');
  await user.type(screen.getByLabelText('Remark'), 'again');
  await waitFor(() => expect(screen.queryByText('Please enter a remark')).toBeNull());
});
