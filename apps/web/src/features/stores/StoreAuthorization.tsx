import type { StoreRow } from '@pressroom/contract/stores/stores';
import { Flex } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';

export function StoreAuthorization({ store }: { store: StoreRow }) {
  const t = useT();
  if (store.typeCode === 'OTHER') return '–';
  const orders = store.authStatus === 1;
  const products = store.productAuthStatus === 1;
  return (
    <Flex gap={4} wrap>
      <StatusTag tone={orders ? 'done' : 'waiting'}>
        {t(orders ? 'stores.ordersAuthorized' : 'stores.ordersNotAuthorized')}
      </StatusTag>
      {store.typeCode.startsWith('TEMU') && (
        <StatusTag tone={products ? 'done' : 'waiting'}>
          {t(products ? 'stores.productsAuthorized' : 'stores.productsNotAuthorized')}
        </StatusTag>
      )}
    </Flex>
  );
}
