import { audit } from '@pressroom/contract/audit/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleAuditRow } from './audit.sample.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { HistoryButton } from './HistoryButton.tsx';

const server = fakeServer();
const at = '/permission/audit';

function holdRows(...rows: ReturnType<typeof sampleAuditRow>[]) {
  server.on(audit.page, () => ({ rows, total: rows.length }));
}

describe('the audit', () => {
  it('tells in each row when, who, what, and how to what', async () => {
    holdRows(sampleAuditRow());
    renderScreen(<AuditScreen />, { at });
    const row = within((await screen.findByText('Disabled a store')).closest('tr')!);
    row.getByText('2026-11-20 10:00:07');
    row.getByText('ada');
    row.getByText(/Harbor Print/);
    row.getByText(/Normal → Disabled/);
    row.getByText('10.0.0.7');
  });

  it('says which months are archived, so that nobody takes what is missing for what never happened', async () => {
    holdRows(sampleAuditRow());
    server.on(audit.archived, () => ({
      audit: ['before', '2024_11', '2024_12', '2025_01', '2025_03'],
      orderLog: ['2024_01'],
      orders: [],
      stockMovements: [],
    }));
    renderScreen(<AuditScreen />, { at });
    await screen.findByText(/^Archived months \(UTC\): everything older, 2024-11 to 2025-01, 2025-03\. /);
  });

  it('says where its counting ends', async () => {
    server.on(audit.page, () => ({ rows: [sampleAuditRow()], total: 10_000 }));
    renderScreen(<AuditScreen />, { at });
    await screen.findByText('More than 10000: narrow the filters');
  });

  it('opens to every change and the request, and leads to the record', async () => {
    const changes = ['name', 'remark'].map((name) => ({
      record: null,
      path: name,
      name,
      before: 'old',
      after: `new ${name}`,
    }));
    holdRows(sampleAuditRow({ changes }));
    const { user, router } = renderScreen(<AuditScreen />, { at: `${at}?username=ada` });
    await user.click(await screen.findByRole('button', { name: 'Expand' }));
    const table = within(screen.getByRole('columnheader', { name: 'Before' }).closest<HTMLElement>('[role=table]')!);
    table.getByText('new name');
    table.getByText('new remark');
    screen.getByText('req-8');
    expect(screen.getByRole('link', { name: 'Show in list' }).getAttribute('href')).toBe(
      '/store/index?name=Harbor+Print',
    );

    await user.click(screen.getByRole('button', { name: 'All activity on this record' }));
    await waitFor(() => expect(router.state.location.search).toBe('?objectType=stores&objectId=9007199254740993'));
    screen.getByLabelText('Record no.');
  });

  it('searches by person, kind and action, offers the actions of that kind alone, and keeps all of it in the address', async () => {
    holdRows(sampleAuditRow());
    const { user, router } = renderScreen(<AuditScreen />, { at });
    await screen.findByText('Disabled a store');
    await user.type(screen.getByLabelText('User'), 'ad');
    await user.click(screen.getByLabelText('Record'));
    await user.click(await screen.findByText('Code', { selector: '.ant-select-item-option-content' }));
    await user.click(screen.getByLabelText('Action'));
    expect(screen.queryByText('Disabled a store', { selector: '.ant-select-item-option-content' })).toBeNull();
    await user.click(await screen.findByText('Deleted a code', { selector: '.ant-select-item-option-content' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(server.sentTo(audit.page).at(-1)).toMatchObject({
        username: 'ad',
        objectType: 'codes',
        action: '/codeManage/delete',
      }),
    );
    expect(new URLSearchParams(router.state.location.search).get('objectType')).toBe('codes');
  });

  it('offers an act under every kind that it writes about', async () => {
    holdRows(sampleAuditRow());
    const { user } = renderScreen(<AuditScreen />, { at });
    await screen.findByText('Disabled a store');
    for (const kind of ['Picture', 'Folder']) {
      await user.click(screen.getByLabelText('Record'));
      await user.click(await screen.findByText(kind, { selector: '.ant-select-item-option-content' }));
      await user.click(screen.getByLabelText('Action'));
      await screen.findByText('Deleted pictures or folders', { selector: '.ant-select-item-option-content' });
    }
  });

  it('names three of many records and says how many more there are', async () => {
    const record = (name: string) => ({
      record: name,
      path: 'sysStatus',
      name: 'Order status',
      before: 'Checked',
      after: 'Shipped',
    });
    holdRows(
      sampleAuditRow({
        objectType: 'orders',
        objectName: 'A-1, A-2, A-3',
        objectIds: ['1', '2', '3', '4', '5'],
        objectCount: 5,
        changes: ['A-1', 'A-2'].map(record),
      }),
    );
    const { user } = renderScreen(<AuditScreen />, { at });
    await screen.findByText('A-1, A-2, A-3');
    screen.getByText('and 2 more');
    await user.click(screen.getByRole('button', { name: 'Expand' }));
    screen.getByRole('cell', { name: 'A-2' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/order/index?thirdOrderNumbers=A-1%2CA-2');
    expect(screen.queryByRole('button', { name: 'All activity on this record' })).toBeNull();
  });
});

describe('the history of a record', () => {
  it('opens from its button, and tells of a new record only what it has', async () => {
    server.on(audit.history, () => ({
      rows: [sampleAuditRow({ actionName: 'Added a store', changes: manyFields(9) })],
      total: 1,
    }));
    const { user } = renderScreen(<HistoryButton object="stores" id="7" />, {
      at: '/store/index',
      roles: ['/store/index'],
    });
    await user.click(screen.getByRole('button', { name: /History/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Added a store');
    expect(server.sentTo(audit.history)).toMatchObject([{ objectType: 'stores', objectId: '7' }]);
    expect(dialog.queryByRole('columnheader', { name: 'Before' })).toBeNull();
    expect(dialog.queryByText('value 8')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show all 9' }));
    dialog.getByText('value 8');
  });

  it('is not offered to those who may not see such records', () => {
    renderScreen(<HistoryButton object="users" id="7" />, { roles: ['/store/index'] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

function manyFields(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    record: null,
    path: `f${n}`,
    name: `field ${n}`,
    before: null,
    after: `value ${n}`,
  }));
}
