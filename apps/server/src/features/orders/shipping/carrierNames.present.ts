import type { CarrierName } from '@pressroom/contract/orders/carrierNames';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { temuRegions } from '@pressroom/marketplaces/temu';
import type { NamedCarrier } from './carrierNames.queries.ts';

export function presentName(name: NamedCarrier): CarrierName {
  const { id, ourName, theirName, choices, waitingNum, answeredBy, answeredAt, gmtCreate, gmtModified } = name;
  return {
    id,
    marketplace: name.marketplace as Marketplace,
    country: temuRegions[name.region] ?? null,
    ourName,
    theirName,
    choices,
    waitingNum,
    answeredBy,
    answeredAt,
    gmtCreate,
    gmtModified,
  };
}
