import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { StoreRow } from '@pressroom/contract/stores/stores';
import { useT } from '../../i18n/i18n.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { GrantTags } from './authorization/GrantTags.tsx';
import { PublishReadiness, usePublishObstacles } from '../storePublishing/storePublishing.public.tsx';
import { LastSync } from './LastSync.tsx';
import { StoreActions } from './StoreActions.tsx';
import type { OpenDialog } from './StoreDialogs.tsx';
import { StoreStatusSwitch } from './StoreStatusSwitch.tsx';
import { SyncSwitch } from './SyncSwitch.tsx';

interface Options {
  /** The stores that are shown. */
  rows: readonly StoreRow[];
  open: OpenDialog;
}

export function useStoreColumns({ rows, open }: Options): Column<StoreRow>[] {
  const t = useT();
  const obstacles = usePublishObstacles(rows.filter(hasMarketplace).map(({ id }) => id));
  return [
    { key: 'index', title: t('ui.index'), width: 44, minor: true, render: (_, index) => index },
    {
      key: 'name',
      title: t('stores.name'),
      width: 140,
      fixed: 'start',
      render: (store) => <strong>{store.name}</strong>,
    },
    { key: 'type', title: t('stores.type'), width: 146, render: (store) => store.typeName },
    { key: 'country', title: t('stores.country'), width: 104, render: (store) => store.countryName },
    { key: 'status', title: t('ui.status'), width: 60, render: (store) => <StoreStatusSwitch store={store} /> },
    { key: 'sync', title: t('stores.syncOrder'), width: 76, render: (store) => <SyncSwitch store={store} /> },
    {
      key: 'lastSync',
      title: t('stores.lastSync'),
      width: 116,
      minor: true,
      render: (store) => <LastSync run={store.lastSync} />,
    },
    {
      key: 'authorization',
      title: t('stores.authorization'),
      width: 150,
      render: (store) => <GrantTags store={store} />,
    },
    {
      key: 'publishing',
      title: t('storePublishing.column'),
      width: 108,
      render: (store) => (
        <PublishReadiness
          name={store.name}
          obstacles={obstacles.get(store.id)}
          onOpen={() => open({ name: 'publishing', store })}
        />
      ),
    },
    { key: 'remark', title: t('ui.remark'), width: 104, minor: true, render: (store) => store.remark },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 268,
      fixed: 'end',
      render: (store) => <StoreActions store={store} open={open} />,
    },
  ];
}

const hasMarketplace = ({ typeCode }: StoreRow) => marketplaceOf(typeCode) !== undefined;
