import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { CarrierNamesView } from '../../carrierNames/carrierNames.public.tsx';
import { useViewList } from '../useViewList.ts';

/** What carriers are called at the marketplaces: shipments may wait for a word about it. */
export function CarriersView() {
  const list = useViewList(carrierNames.page, ['marketplace', 'unanswered']);
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      <CarrierNamesView list={list} />
    </Suspense>
  );
}
