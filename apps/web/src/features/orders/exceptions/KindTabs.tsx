import { orders } from '@pressroom/contract/orders/orders';
import { type Attention, attention } from '@pressroom/contract/orders/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { CountTabs } from '../../../ui/CountTabs.tsx';

/** Stations and syncs solve some of them. The rows stay as they are, so that none jumps under a hand. */
const calm = 15_000;

/** All first, then those that stop an order for good, then those that only make it late. A kind without any order takes no room. */
const shown = [
  attention.any,
  attention.deadline,
  attention.hold,
  attention.cancelled,
  attention.cancellationAsked,
  attention.changed,
  attention.otherReport,
  attention.mapping,
  attention.contradiction,
  attention.drawing,
  attention.label,
  attention.labelPurchase,
  attention.labelVoid,
  attention.print,
  attention.shipment,
  attention.unknownShipment,
  attention.blanks,
] as const;

interface Props {
  kind: string;
  onTurn: (kind: string) => void;
}

/** How many orders each kind holds up. */
export function KindTabs({ kind, onTurn }: Props) {
  const t = useT();
  const counts = useQuery({
    ...readOf(orders.exceptionCounts, {}),
    placeholderData: keepPreviousData,
    refetchInterval: calm,
  }).data;
  const countOf = (one: Attention) => counts?.find(({ attention: counted }) => counted === one)?.totalNum;
  const kinds = shown.filter((one) => one === attention.any || String(one) === kind || countOf(one));
  return (
    <CountTabs
      label={t('exceptions.kinds')}
      shown={kind}
      onTurn={onTurn}
      tabs={kinds.map((one) => ({
        key: String(one),
        label: one === attention.any ? t('ui.all') : t(`orders.attention.${one}`),
        count: countOf(one),
        ...(one === attention.deadline && { tone: 'alert' as const }),
      }))}
    />
  );
}
