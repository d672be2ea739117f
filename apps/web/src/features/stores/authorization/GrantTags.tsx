import type { GrantScope } from '@pressroom/contract/stores/authorization';
import type { StoreRow } from '@pressroom/contract/stores/stores';
import { Flex, Tooltip } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { NotHere } from '../NotHere.tsx';
import { GrantDetails } from './GrantDetails.tsx';
import { grantState, grantTones, scopesOf } from './grantState.ts';

export function GrantTags({ store }: { store: StoreRow }) {
  const scopes = scopesOf(store);
  if (scopes.length === 0) return <NotHere />;
  return (
    <Flex gap={4} wrap>
      {scopes.map((scope) => (
        <GrantTag key={scope} store={store} scope={scope} />
      ))}
    </Flex>
  );
}

function GrantTag({ store, scope }: { store: StoreRow; scope: GrantScope }) {
  const t = useT();
  const { state, grant } = grantState(store, scope);
  const tag = (
    <StatusTag tone={grantTones[state]}>
      {t(`stores.${scope}.${state}`, { days: Math.max(1, grant?.warning?.days ?? 0) })}
    </StatusTag>
  );
  if (!grant) return tag;
  const warehouse = scope === 'products' ? store.warehouseName : null;
  return (
    <Tooltip title={<GrantDetails grant={grant} warehouse={warehouse} />} styles={{ root: { maxWidth: 340 } }}>
      <span tabIndex={0}>{tag}</span>
    </Tooltip>
  );
}
