import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { Suspense } from 'react';
import { CarrierNamesView } from '../../carrierNames/carrierNames.public.tsx';
import { useViewList } from '../useViewList.ts';

/** What carriers are called at the marketplaces: shipments may wait for a word about it. */
export function CarriersView() {
  const list = useViewList(carrierNames.page, ['marketplace', 'unanswered']);
  return (
    <Suspense>
      <CarrierNamesView list={list} />
    </Suspense>
  );
}
