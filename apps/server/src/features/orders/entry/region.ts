import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { orderEntry } from '@pressroom/contract/orders/entry';
import { needsState, resolveCountry, resolveState, statesOf } from '../../../platform/geo/regions.ts';

type Resolved = HandlerOutput<typeof orderEntry.getCountryRegionInfo>;

/** An empty country or state is no problem of its own: an order whose marketplace ships it has no address. */
export function resolveRegion(countryGiven: string, stateGiven: string): Resolved {
  const country = resolveCountry(countryGiven) ?? null;
  const state = (country && resolveState(country.code, stateGiven)) ?? null;
  const problems: Resolved['problems'] = [];
  if (!country && countryGiven) problems.push({ key: 'lastMile.fault.country', params: { country: countryGiven } });
  if (country && !state && stateGiven && needsState(country.code))
    problems.push({ key: 'lastMile.fault.state', params: { country: country.code, state: stateGiven } });
  return { country, state, states: country ? [...statesOf(country.code)] : [], problems };
}
