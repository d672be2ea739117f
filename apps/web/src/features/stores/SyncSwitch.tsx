import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { Tooltip } from 'antd';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { LabelledSwitch } from './LabelledSwitch.tsx';
import { NotHere } from './NotHere.tsx';

/** Offered where orders can be synced. Shows the server's value, as the other switch does. */
export function SyncSwitch({ store }: { store: StoreRow }) {
  const t = useT();
  const canCall = useCanCall();
  const { id, name } = store;
  const on = store.syncOrder === 1;
  const change = useCommand(stores.updateSyncOrder, {
    success: t('stores.syncChanged'),
    invalidates: [stores.page],
    confirm: () =>
      on
        ? { title: t('stores.syncOffTitle', { name }), detail: t('stores.syncOffDetail'), ok: t('stores.syncTurnOff') }
        : { title: t('stores.syncOnTitle', { name }), detail: t('stores.syncOnDetail'), ok: t('stores.syncTurnOn') },
  });
  if (!marketplaceOf(store.typeCode))
    return (
      <Tooltip title={t('stores.syncNoMarketplace')}>
        <span tabIndex={0}>
          <NotHere />
        </span>
      </Tooltip>
    );
  const obstacle = !on && store.authStatus !== 1 ? t('stores.syncNotAuthorized') : undefined;
  const control = (
    <LabelledSwitch
      label={t('stores.syncOrder')}
      checked={on}
      aria-label={`${name}: ${obstacle ?? t(on ? 'stores.syncIsOn' : 'stores.syncIsOff')}`}
      disabled={obstacle !== undefined || !canCall(stores.updateSyncOrder)}
      loading={change.pending}
      onChange={() => void change.run({ id, syncOrder: on ? 0 : 1 })}
    />
  );
  if (!obstacle) return control;
  return (
    <Tooltip title={obstacle}>
      <span tabIndex={0}>{control}</span>
    </Tooltip>
  );
}
