import type { StoreKey } from '@pressroom/contract/stores/authorization';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';

interface Props {
  name: StoreKey;
  shop: Marketplace;
  kept: boolean;
  /** Not to be left blank. */
  needed: boolean;
  autoFocus?: boolean;
}

/** Keys are typed and never shown; a kept one is replaced by what is typed. */
export function KeyField({ name, shop, kept, needed, autoFocus }: Props) {
  const t = useT();
  return (
    <Form.Item name={name} label={t(`stores.key.${shop}.${kindOf[name]}`)} required={needed} preserve={false}>
      <Input.Password
        maxLength={500}
        autoComplete="new-password"
        autoFocus={autoFocus}
        placeholder={kept ? t(needed ? 'stores.keptKey' : 'stores.keptUnlessTyped') : undefined}
      />
    </Form.Item>
  );
}

const kindOf = {
  authKey: 'key',
  authSecret: 'secret',
  authToken: 'token',
  productKey: 'key',
  productSecret: 'secret',
  productToken: 'token',
} as const satisfies Record<StoreKey, string>;
