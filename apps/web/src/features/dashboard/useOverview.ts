import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import type { CallOutput } from '@pressroom/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../client/useRead.ts';

const everyFiveSeconds = 5_000;

export type Overview = CallOutput<typeof dashboard.overview>;

/** Asked anew while somebody can see it: neither a hidden window nor a page behind another one asks. */
export function useOverview() {
  return useQuery({ ...readOf(dashboard.overview, {}), refetchInterval: everyFiveSeconds });
}
