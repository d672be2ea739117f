import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { untilShown } from '../testing/untilShown.ts';
import { type Editing, editing } from './editing.ts';
import { FormDialog } from './FormDialog.tsx';
import { useHoldSave } from './heldSave.ts';
import { sampleRows } from './kit.sample.ts';
import { useCommand } from './useCommand.tsx';

const server = fakeServer();
/** antd writes a question's title twice, once for those who listen. */
const question = { selector: '.ant-modal-confirm-title' };
const initial = { name: 'Old', typeCode: 'OTHER', countryCode: 'US', remark: 'r' } as const;

const answer = sampleRows(1)[0]!;

function Editor({ shown }: { shown: Editing<typeof answer, Partial<typeof answer>> }) {
  const command = useCommand(stores.update);
  return (
    <FormDialog title="A store" command={command} editing={shown} onClose={() => undefined}>
      <Fields />
    </FormDialog>
  );
}

function Fields() {
  return (
    <>
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
    </>
  );
}

/** By its title: in tests antd gives every dialog the same id, and so the first one's name. */
async function findComparison() {
  const title = await screen.findByText('Somebody else has changed this record');
  return title.closest<HTMLElement>('[role=dialog]')!;
}

/** Two users at one record: `mine` has it open, `other` saved first. */
async function meetAnother(other: Partial<typeof answer>) {
  const record: typeof answer = { ...answer, ...initial, remark: 'as loaded' };
  const current = { ...record, ...other, gmtModified: '2026-11-21T08:00:00.000Z' };
  server.on(stores.update, (form) => {
    if (form.gmtModified === current.gmtModified) return { ...current, ...form };
    throw new Refusal(409, 'Changed', {
      failure: 'platform.stale',
      data: { current, by: 'bo', at: current.gmtModified },
    });
  });
  const shown = editing(
    record,
    ({ authStatus: _state, ...values }) => values,
    ({ name, remark }) => [
      { name: 'name', label: 'Name', text: name },
      { name: 'remark', label: 'Remark', text: remark },
    ],
  );
  const { user } = renderScreen(<Editor shown={shown!} />);
  await user.type(await screen.findByLabelText('Remark'), ', and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, comparison: within(await findComparison()) };
}

function Probe({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(true);
  const command = useCommand(stores.create);
  if (!open) return <p>closed</p>;
  return (
    <FormDialog title="A store" command={command} initial={initial} onClose={() => setOpen(false)}>
      <Fields />
      {children}
    </FormDialog>
  );
}

it('asks before it drops what was typed, and only then', async () => {
  const { user } = renderScreen(<Probe />);
  await user.type(await screen.findByLabelText('Name'), 'er');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Discard your changes?', question);
  // whoever presses Enter without reading loses nothing
  const stay = screen.getByRole('button', { name: 'Keep editing' });
  await untilShown(stay.closest<HTMLElement>('[role=dialog]')!);
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await user.keyboard('{Enter}');
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

/** Brings a value into shape once the form stands, as parts do that wait for what they have fetched. */
function Shaping() {
  const form = Form.useFormInstance();
  useEffect(() => {
    form.setFieldValue('name', 'Shaped');
    form.setFieldsValue({ remark: 'shaped' });
  }, [form]);
  return null;
}

it('closes at once where only the form itself has changed its values, and where what was typed is gone again', async () => {
  const { user } = renderScreen(
    <Probe>
      <Shaping />
    </Probe>,
  );
  await screen.findByDisplayValue('Shaped');
  await user.type(screen.getByLabelText('Name'), 'x{Backspace}');
  await user.keyboard('{Escape}');
  await screen.findByText('closed');
});

function Busy() {
  const [isBusy, setBusy] = useState(true);
  useHoldSave(isBusy ? 'A picture is on its way' : undefined);
  return (
    <button type="button" onClick={() => setBusy(false)}>
      Arrive
    </button>
  );
}

it('is not saved or left unasked while a part of it is at work', async () => {
  server.on(stores.create, () => answer);
  const { user } = renderScreen(
    <Probe>
      <Busy />
    </Probe>,
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('A picture is on its way');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(server.sentTo(stores.create)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  await waitFor(() => expect(screen.queryByText('A picture is on its way')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
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

it('shows where both have changed the same, and takes over what the other has written', async () => {
  const { user, comparison } = await meetAnother({ remark: 'theirs' });
  comparison.getByRole('row', { name: 'Remark as loaded theirs as loaded, and more' });
  await user.click(comparison.getByRole('button', { name: 'Take over these changes' }));
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'theirs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sentTo(stores.update)).toHaveLength(2));
  expect(server.sentTo(stores.update)[1]).toMatchObject({ remark: 'theirs', name: 'Old' });
});

it('loads the current version on request, without what was typed', async () => {
  const { user, comparison } = await meetAnother({ name: 'Theirs' });
  await user.click(comparison.getByRole('button', { name: 'Load the current version' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Theirs');
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'as loaded');
});

it('takes over what the words for it do not tell apart', async () => {
  const { user, comparison } = await meetAnother({ dataStatus: 0 });
  comparison.getByRole('row', { name: 'Something else – Changed None' });
  await user.click(comparison.getByRole('button', { name: 'Take over these changes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sentTo(stores.update)).toHaveLength(2));
  expect(server.sentTo(stores.update)[1]).toMatchObject({ dataStatus: 0, remark: 'as loaded, and more' });
});

it('lets the user go on where the other has changed something that the form does not show', async () => {
  const { user, comparison } = await meetAnother({ authStatus: 1 });
  comparison.getByText('Nothing in this form has changed, but something else in the record has.');
  await user.click(comparison.getByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sentTo(stores.update)).toHaveLength(2));
  expect(server.sentTo(stores.update)[1]).toMatchObject({ remark: 'as loaded, and more' });
});

it('keeps the form, and the way back to the comparison, for who closes it', async () => {
  const { user, comparison } = await meetAnother({ name: 'Theirs' });
  await user.click(comparison.getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'as loaded, and more');
  await user.click(screen.getByRole('button', { name: 'See what changed' }));
  await findComparison();
});
