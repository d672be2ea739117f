import type { ListingStatus } from '@pressroom/contract/publishing/status';

/** The tabs by the status that they hold: plans, then listings that are publishing, failed and published. */
export const tabs = ['plans', '2', '4', '3'] as const;
export type Tab = (typeof tabs)[number];

/** Under these names the counters come. */
export const counters = { plans: 'unpublished', 2: 'publishing', 4: 'publishFailure', 3: 'published' } as const;

export type TabStatus = Exclude<ListingStatus, 1>;

/** What every tab can be searched by; the rest is cleared with the tab. */
export const shared = [
  'timeType',
  'startTime',
  'endTime',
  'fuzzyType',
  'fuzzy',
  'storeId',
  'storeTypeCode',
  'countryCode',
] as const;

/** The address says the tab by the status of its listings. */
export function tabAt(params: URLSearchParams): Tab {
  return tabs.find((tab) => tab === params.get('publishStatus')) ?? 'plans';
}

/** The address of another tab under the same search. */
export function turned(params: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of shared) {
    const value = params.get(name);
    if (value) next.set(name, value);
  }
  if (tab !== 'plans') next.set('publishStatus', tab);
  return next;
}
