export const views = ['stores', 'ledger', 'failures', 'carriers', 'runs'] as const;
export type View = (typeof views)[number];

type Filters = Readonly<Record<string, string>>;

/** Where a part of the page stands; every part has its own address. */
export function viewAddress(view: View, filters: Filters = {}): string {
  const params = new URLSearchParams({ ...(view !== 'stores' && { view }), ...filters }).toString();
  return `/order/sync${params && `?${params}`}`;
}

export function viewIn(params: URLSearchParams): View {
  return views.find((view) => view === params.get('view')) ?? 'stores';
}
