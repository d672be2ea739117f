import { stores } from '@pressroom/contract/stores/stores';
import { act, screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { sampleRows } from './kit.sample.ts';
import { ResourceTable } from './ResourceTable.tsx';
import { SearchForm, SearchItem } from './SearchForm.tsx';
import { useResourceList } from './useResourceList.ts';

const server = fakeServer();
const all = sampleRows(45);

function holdAll() {
  server.on(stores.page, ({ pageNum, pageSize, name }) => {
    const found = all.filter((row) => row.name.includes(name ?? ''));
    return { rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length };
  });
}

function Probe() {
  const list = useResourceList(stores.page);
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label="Name" name="name">
          <Input {...list.field('name')} />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={list}
        selectable
        empty="Nothing here"
        expand={(row) => <p>More about {row.name}</p>}
        tools={<span>chosen: {list.selected.map(({ id }) => id).join(' ')}</span>}
        columns={[
          { key: 'index', title: 'No.', width: 40, render: (_, index) => `#${index}` },
          { key: 'name', title: 'Name', width: 100, render: ({ name }) => name },
          { key: 'remark', title: 'Remark', width: 100, render: ({ remark }) => remark },
        ]}
      />
    </>
  );
}

const boxOf = (row: number) => screen.findByRole('checkbox', { name: `Select row ${row}` });

describe('useResourceList', () => {
  it('takes its page, size and filters from the address', async () => {
    holdAll();
    renderScreen(<Probe />, { at: '/?name=Store&pageNum=2&pageSize=40' });
    await screen.findByText('Store 41');
    expect(server.sentTo(stores.page)[0]).toEqual({ name: 'Store', pageNum: '2', pageSize: '40' });
    screen.getByText('#41');
  });

  it('restores the former page and filter on back', async () => {
    holdAll();
    const { user, router } = renderScreen(<Probe />);
    await user.click(await screen.findByTitle('2'));
    await screen.findByText('Store 21');
    await user.type(screen.getByLabelText('Name'), 'Store 4{Enter}');
    await screen.findByText('Store 45');
    expect(router.state.location.search).toBe('?name=Store+4');
    await act(() => router.navigate(-1));
    await screen.findByText('Store 21');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  });

  it('has the next page ready before it is asked for', async () => {
    holdAll();
    renderScreen(<Probe />);
    await screen.findByText('Store 1');
    await waitFor(() => expect(server.sentTo(stores.page)).toHaveLength(2));
    expect(server.sentTo(stores.page)[1]).toMatchObject({ pageNum: '2' });
  });

  it('finds a page from the one that is shown, and says so in the address', async () => {
    holdAll();
    const { user, router } = renderScreen(<Probe />);
    await user.click(await screen.findByTitle('2'));
    await screen.findByText('Store 21');
    expect(server.sentTo(stores.page).at(-1)).toMatchObject({ pageNum: '3', anchor: '2-21' });
    expect(router.state.location.search).toBe('?pageNum=2&anchor=1-1');
    await user.click(screen.getByTitle('3'));
    await screen.findByText('Store 45');
    expect(router.state.location.search).toBe('?pageNum=3&anchor=2-21');
    await user.click(screen.getByTitle('1'));
    await screen.findByText('Store 1');
    expect(router.state.location.search).toBe('');
  });

  it('goes to the last page when the one in the address is gone', async () => {
    holdAll();
    const { router } = renderScreen(<Probe />, { at: '/?pageNum=9' });
    await screen.findByText('Store 45');
    expect(router.state.location.search).toBe('?pageNum=3');
  });

  it('keeps a selection across pages, and drops it with the filter', async () => {
    holdAll();
    const { user } = renderScreen(<Probe />);
    await user.click(await boxOf(3));
    await user.click(screen.getByTitle('2'));
    await user.click(await boxOf(21));
    screen.getByText('2 selected');
    screen.getByText('chosen: 3 21');
    await user.type(screen.getByLabelText('Name'), 'Store 4{Enter}');
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it('says what failed and tries again', async () => {
    server.on(stores.page, () => {
      throw new Refusal(500, 'Something went wrong. Reference: 7f');
    });
    const { user } = renderScreen(<Probe />);
    await screen.findByText('Something went wrong. Reference: 7f');
    holdAll();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Store 1');
  });

  it('tells an empty list from a search without a match', async () => {
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    const { user } = renderScreen(<Probe />);
    await screen.findByText('Nothing here');
    await user.type(screen.getByLabelText('Name'), 'x{Enter}');
    await screen.findByText('Nothing matches these filters');
  });
});

describe('ResourceTable', () => {
  it('is worked from the keyboard', async () => {
    holdAll();
    const { user } = renderScreen(<Probe />);
    await screen.findByText('Store 1');
    await user.keyboard('jj{ArrowUp} ');
    screen.getByText('chosen: 1');
    await user.keyboard('j{Enter}');
    screen.getByText('More about Store 2');
    await user.tab();
    expect(document.activeElement).toBe(await boxOf(2));
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.keyboard('j ');
    screen.getByText('chosen: 1');
  });

  it('leaves the keyboard above the rows where what was pressed goes with the selection', async () => {
    holdAll();
    const { user } = renderScreen(<Probe />);
    await user.click(await boxOf(3));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select the whole page' }));
  });

  it('remembers which columns are hidden', async () => {
    holdAll();
    const { user } = renderScreen(<Probe />);
    await screen.findByText('Store 1');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Remark' }));
    expect(screen.queryByRole('columnheader', { name: 'Remark' })).toBeNull();
    expect(localStorage.getItem(`columns:${stores.page.path}`)).toBe('["remark"]');
  });
});
