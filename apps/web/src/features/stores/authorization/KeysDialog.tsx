import { scopeKeys, type GrantScope, type StoreKey } from '@pressroom/contract/stores/authorization';
import type { MessageKey } from '@pressroom/contract/messages';
import { marketplaceOf, storeModeOf } from '@pressroom/contract/stores/marketplace';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { KeyField } from './KeyField.tsx';
import styles from './authorization.module.css';
import { StoreFacts } from './StoreFacts.tsx';
import { TokenSteps } from './TokenSteps.tsx';
import { WarehouseField } from './WarehouseField.tsx';

interface Props {
  store: Pick<StoreRow, 'id' | 'name' | 'typeCode' | 'grants'> &
    Partial<Pick<StoreRow, 'countryCode' | 'warehouseId' | 'warehouseName'>>;
  scope: GrantScope;
  onClose: () => void;
}

/**
 * For keys that are typed; one that is kept may be left blank. The app's own, key and secret, are those of the settings
 * unless the store has others.
 */
export function KeysDialog({ store, scope, onClose }: Props) {
  const t = useT();
  const { id, name, typeCode, countryCode, warehouseId, warehouseName } = store;
  const kept = store.grants.find((grant) => grant.scope === scope)?.keptKeys ?? [];
  const [key, secret, token] = scopeKeys[scope];
  const isTemu = marketplaceOf(typeCode) === 'temu';
  // shops that TEMU manages fully have none
  const needsWarehouse = scope === 'products' && storeModeOf(typeCode) === 'semi';
  const [ownApp, setOwnApp] = useState(kept.includes(key));
  const pair = !isTemu || ownApp ? [key, secret] : [];
  const asked = isTemu ? [token, ...pair] : pair;
  const settingsApp = kept.includes(key) && isTemu && !ownApp ? 1 : undefined;
  // a blank set of orders has nothing to save
  const needed = scope === 'products' ? asked.filter((field) => !kept.includes(field)) : asked;
  const command = useCommand(authorizationWith(needed, needsWarehouse), {
    label: t('stores.authorize'),
    success: t('stores.authorizationSuccessful'),
    invalidates: [stores.page],
  });
  return (
    <FormDialog
      title={t(scope === 'orders' ? 'stores.authorizeOrders' : 'stores.authorizeProducts')}
      command={{
        ...command,
        attempt: (input, how) => command.attempt(settingsApp ? { ...input, settingsApp } : input, how),
      }}
      initial={{ id, name, ...(warehouseId && needsWarehouse && { warehouseId, warehouseName }) }}
      onClose={() => onClose()}
    >
      <StoreFacts store={store} />
      {isTemu ? (
        <TokenSteps scope={scope} countryCode={countryCode} />
      ) : (
        <p className={styles.typed}>{t('stores.typedKeysExplained')}</p>
      )}
      {isTemu && (
        <>
          <KeyField name={token} shop="temu" kept={kept.includes(token)} needed={needed.includes(token)} autoFocus />
          <Form.Item>
            <Checkbox checked={ownApp} onChange={({ target }) => setOwnApp(target.checked)}>
              {t('stores.ownApp')}
            </Checkbox>
          </Form.Item>
        </>
      )}
      {pair.map((field, at) => (
        <KeyField
          key={field}
          name={field}
          shop={isTemu ? 'temu' : 'shein'}
          kept={kept.includes(field)}
          needed={needed.includes(field)}
          autoFocus={!isTemu && at === 0}
        />
      ))}
      {needsWarehouse && <WarehouseField storeId={id} ownApp={ownApp} kept={kept} settingsApp={settingsApp} />}
    </FormDialog>
  );
}

/** The same call, which takes no blank for what the dialog asks for. */
function authorizationWith(asked: readonly StoreKey[], needsWarehouse: boolean) {
  const needed: [StoreKey | 'warehouseId', MessageKey][] = asked.map((name) => [name, 'validation.required']);
  if (needsWarehouse) needed.push(['warehouseId', 'stores.warehouseRequired']);
  const input = stores.authorization.input.check(({ value, issues }) => {
    for (const [name, message] of needed)
      if (!value[name]) issues.push({ code: 'custom', path: [name], message, input: value[name] });
  });
  return { ...stores.authorization, input };
}
