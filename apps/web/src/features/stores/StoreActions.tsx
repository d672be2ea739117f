import DownOutlined from '@ant-design/icons/DownOutlined';
import { storeCalendar } from '@pressroom/contract/stores/calendar';
import { storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { marketplaceOf, storeModeOf } from '@pressroom/contract/stores/marketplace';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { Button } from 'antd';
import { Can, useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { type Act, ActsOf } from '../../ui/ActMenu.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { grantState, isAuthorized, scopesOf } from './authorization/grantState.ts';
import type { OpenDialog } from './StoreDialogs.tsx';

interface Props {
  store: StoreRow;
  open: OpenDialog;
}

export function StoreActions({ store, open }: Props) {
  const t = useT();
  const acts = useMarketplaceActs({ store, open });
  const first = scopesOf(store)
    .map((scope) => ({ scope, ...grantState(store, scope) }))
    .find(({ scope, state }) => state === 'refused' || state === 'expired' || (state === 'none' && scope === 'orders'));
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
      {first && (
        <Can endpoint={stores.authorization}>
          <Button type="link" size="small" onClick={() => open({ name: 'authorize', store, scope: first.scope })}>
            {t('stores.authorize')}
          </Button>
        </Can>
      )}
      {acts.length > 0 && (
        <ActsOf label={t('stores.connect')} acts={acts} trigger="click" placement="bottomLeft">
          {(shown) => (
            <Button
              type="link"
              size="small"
              icon={<DownOutlined />}
              iconPlacement="end"
              aria-expanded={shown}
              aria-label={t('stores.connect')}
            >
              {!first && t('stores.connect')}
            </Button>
          )}
        </ActsOf>
      )}
      <Can endpoint={storeCalendar.get}>
        <Button type="link" size="small" onClick={() => open({ name: 'calendar', store })}>
          {t('storeCalendar.act')}
        </Button>
      </Can>
      <Can endpoint={stores.update}>
        <Button type="link" size="small" onClick={() => open({ name: 'edit', store })}>
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

/** What can be done about a store and its marketplace; nothing where it has none. */
function useMarketplaceActs({ store, open }: Props): Act[] {
  const t = useT();
  const canCall = useCanCall();
  const withdraw = useCommand(stores.withdraw, {
    success: t('stores.withdrawn'),
    invalidates: [stores.page],
    confirm: ({ scope }) => ({
      title: t(`stores.withdrawTitle.${scope}`, { name: store.name }),
      detail: t(`stores.withdrawDetail.${scope}`),
      ok: t('stores.withdraw'),
      cancel: t('stores.keep'),
      danger: true,
    }),
  });
  const scopes = scopesOf(store);
  const authorized = scopes.filter((scope) => isAuthorized(store, scope));
  const authorize = scopes.map((scope) => ({
    label: t(
      scope === 'orders'
        ? 'stores.authorizeOrders'
        : isAuthorized(store, scope)
          ? 'stores.changeProducts'
          : 'stores.authorizeProducts',
    ),
    run: () => open({ name: 'authorize', store, scope }),
  }));
  const test = { label: t('stores.testConnection'), run: () => open({ name: 'connection', store }) };
  const publishing = { label: t('storePublishing.act'), run: () => open({ name: 'publishing', store }) };
  const shipping = { label: t('storeShipping.act'), run: () => open({ name: 'shipping', store }) };
  const calls = { label: t('stores.calls'), run: () => open({ name: 'calls', store }) };
  const takeBack = authorized.map((scope) => ({
    label: t(`stores.withdraw.${scope}`),
    run: () => void withdraw.run({ id: store.id, scope }),
    danger: true,
  }));
  return [
    ...(canCall(stores.authorization) ? authorize : []),
    ...(authorized.length > 0 && canCall(stores.testConnection) ? [test] : []),
    ...(scopes.length > 0 && canCall(storePublishing.get) ? [publishing] : []),
    ...(shipsItself(store) && canCall(storeShipping.get) ? [shipping] : []),
    ...(scopes.length > 0 && canCall(stores.calls) ? [calls] : []),
    ...(canCall(stores.withdraw) ? takeBack : []),
  ];
}

/** Of a shop that it manages fully, a marketplace tells no orders. */
const shipsItself = ({ typeCode }: StoreRow) =>
  marketplaceOf(typeCode) !== undefined && storeModeOf(typeCode) === 'semi';
