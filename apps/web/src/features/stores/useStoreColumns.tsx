import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { StoreAuthorization } from './StoreAuthorization.tsx';
import { StoreStatusSwitch } from './StoreStatusSwitch.tsx';

export function useStoreColumns({ onEdit }: { onEdit: (store: StoreRow) => void }): Column<StoreRow>[] {
  const t = useT();
  return [
    { key: 'index', title: t('ui.index'), width: 52, minor: true, render: (_, index) => index },
    {
      key: 'name',
      title: t('stores.name'),
      width: 220,
      fixed: 'start',
      render: (store) => <strong>{store.name}</strong>,
    },
    { key: 'type', title: t('stores.type'), width: 164, render: (store) => store.typeName },
    { key: 'country', title: t('stores.country'), width: 104, render: (store) => store.countryName },
    { key: 'currency', title: t('stores.currency'), width: 70, render: (store) => store.currency },
    { key: 'status', title: t('ui.status'), width: 76, render: (store) => <StoreStatusSwitch store={store} /> },
    // Orders are synchronised once a store is connected to its marketplace.
    { key: 'sync', title: t('stores.syncOrder'), width: 84, minor: true, render: () => '–' },
    {
      key: 'authorization',
      title: t('stores.authorization'),
      minor: true,
      width: 172,
      render: (store) => <StoreAuthorization store={store} />,
    },
    { key: 'remark', title: t('ui.remark'), width: 160, minor: true, render: (store) => store.remark },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 112,
      fixed: 'end',
      render: (store) => <StoreActions store={store} onEdit={onEdit} />,
    },
  ];
}

function StoreActions({ store, onEdit }: { store: StoreRow; onEdit: (store: StoreRow) => void }) {
  const t = useT();
  const remove = useCommand(stores.delete, {
    success: t('stores.deleted'),
    invalidates: [stores.page],
    confirm: () => ({
      title: t('stores.deleteTitle', { name: store.name }),
      detail: t('stores.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <RowActions>
      <Can endpoint={stores.update}>
        <Button type="link" size="small" onClick={() => onEdit(store)}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={stores.delete}>
        <Button
          type="link"
          size="small"
          danger
          loading={remove.pending}
          onClick={() => void remove.run({ id: store.id })}
        >
          {t('ui.delete')}
        </Button>
      </Can>
    </RowActions>
  );
}
