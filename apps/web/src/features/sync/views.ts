export const views = ['stores', 'ledger', 'failures', 'carriers', 'runs'] as const;
export type View = (typeof views)[number];

/** What each part of the page is given. */
export interface ViewProps {
  /** Orders are being fetched, by this task. */
  onStarted: (taskId: string) => void;
}

type Filters = Readonly<Record<string, string>>;

/** The address of a part of the page: each has its own. */
export function viewAddress(view: View, filters: Filters = {}): string {
  const params = new URLSearchParams({ ...(view !== 'stores' && { view }), ...filters }).toString();
  return `/order/sync${params && `?${params}`}`;
}

export function viewIn(params: URLSearchParams): View {
  return views.find((view) => view === params.get('view')) ?? 'stores';
}
