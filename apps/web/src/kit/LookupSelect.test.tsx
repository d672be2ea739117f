import { stores } from '@pressroom/contract/stores/stores';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { type Lookup, LookupSelect } from './LookupSelect.tsx';
import { sampleRows } from './kit.sample.ts';

const server = fakeServer();
const all = sampleRows(45);
const byName: Lookup<typeof stores.page> = { endpoint: stores.page, search: 'name', textOf: ({ name }) => name };

function holdAll() {
  server.on(stores.page, ({ pageNum, pageSize, name }) => {
    const found = all.filter((row) => row.name.includes(name ?? ''));
    return { rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length };
  });
}

const taken = vi.fn<(value: string | undefined, name: string | undefined) => void>();

function Probe({ first, label }: { first?: string; label?: string }) {
  const [value, setValue] = useState(first);
  return (
    <label>
      Store
      <LookupSelect
        lookup={byName}
        value={value}
        label={label}
        allowClear
        onChange={(next, row) => {
          setValue(next);
          taken(next, row?.name);
        }}
      />
    </label>
  );
}

const field = () => screen.findByRole('combobox');
/** What can be pressed; antd keeps a second list for those who listen. */
const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);

it('asks nothing until it is opened, and then for one page', async () => {
  holdAll();
  const { user } = renderScreen(<Probe first="44" label="Store 44" />);
  await screen.findByText('Store 44');
  expect(server.sentTo(stores.page)).toEqual([]);
  await user.click(await field());
  await screen.findByText('Store 1');
  expect(server.sentTo(stores.page)).toEqual([{ pageSize: '20', pageNum: '1' }]);
});

it('says how many more there are', async () => {
  holdAll();
  const { user } = renderScreen(<Probe />);
  await user.click(await field());
  await screen.findByText('… and 25 more. Keep typing');
  await user.keyboard('e 45');
  await waitFor(() => expect(screen.queryByText(/Keep typing/)).toBeNull());
});

it('searches on the server, and hands over the row that was chosen', async () => {
  holdAll();
  const { user } = renderScreen(<Probe />);
  await user.type(await field(), 'e 45');
  await waitFor(() => expect(offered()).toEqual(['Store 45']));
  await user.click(document.querySelector('.ant-select-item-option')!);
  expect(taken).toHaveBeenLastCalledWith('45', 'Store 45');
  expect(document.querySelector('.ant-select')!.textContent).toContain('Store 45');
  expect(server.sentTo(stores.page).at(-1)).toMatchObject({ name: 'e 45', pageNum: '1' });
});

it('never takes a row of an earlier search', async () => {
  holdAll();
  taken.mockClear();
  const { user } = renderScreen(<Probe />);
  await user.click(await field());
  await waitFor(() => expect(offered()).toContain('Store 1'));
  await user.keyboard('Nobody{Enter}');
  expect(taken).not.toHaveBeenCalled();
  await screen.findByText('Nothing matches');
});

it('loads the next page once the list is scrolled to its end', async () => {
  holdAll();
  const { user } = renderScreen(<Probe />);
  await user.click(await field());
  await screen.findByText('Store 1');
  const list = document.querySelector('.rc-virtual-list-holder, .ant-select-dropdown [class*="holder"]')!;
  fireEvent.scroll(list);
  await waitFor(() => expect(server.sentTo(stores.page).at(-1)).toMatchObject({ pageNum: '2' }));
});

it('says that nothing came, and asks again on request', async () => {
  server.on(stores.page, () => {
    throw new Refusal(400, 'No');
  });
  const { user } = renderScreen(<Probe />);
  await user.click(await field());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  holdAll();
  await user.click(retry);
  await screen.findByText('Store 1');
});
