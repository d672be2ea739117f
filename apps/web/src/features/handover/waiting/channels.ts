import type { WaitingParcels } from '@pressroom/contract/lastMile/handover';

type Channel = Omit<WaitingParcels, 'day'>;

export function channelKey({ provider, channelCode }: { provider: string; channelCode: string }): string {
  return `${provider}/${channelCode}`;
}

/** What waits by channel, whatever its day. */
export function channelsOf(waiting: readonly WaitingParcels[]): Channel[] {
  return [...Map.groupBy(waiting, channelKey).values()].map((days) => ({
    provider: days[0]!.provider,
    channelCode: days[0]!.channelCode,
    channelName: days[0]!.channelName,
    parcels: days.reduce((sum, { parcels }) => sum + parcels, 0),
    late: days.reduce((sum, { late }) => sum + late, 0),
  }));
}
