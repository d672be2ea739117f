import { z } from 'zod';
import { home } from './routes.tsx';

const tab = z.object({
  /** The address of the page; each page has one tab at most. */
  path: z.string(),
  /** The query of the address at which the user left the page. */
  search: z.string(),
  /** What the entry of the history held beside its address: filters that must not stand in it. */
  state: z.unknown(),
  /** Counts how often the page was restarted; each restart renders a new screen. */
  round: z.int(),
});
export type Tab = Readonly<z.output<typeof tab>>;

const savedTabs = z.object({
  of: z.string(),
  tabs: z.array(tab).refine(([first]) => first?.path === home.path),
});

interface Address extends Pick<Location, 'pathname' | 'search'> {
  state?: unknown;
}

const storageKey = 'tabs';
/** The start page always has the first tab. */
const initial: readonly Tab[] = [{ path: home.path, search: '', state: null, round: 0 }];

export function addressOf({ path, search }: Tab): string {
  return path + search;
}

export function visit(tabs: readonly Tab[], { pathname, search, state }: Address): readonly Tab[] {
  if (!tabs.some(({ path }) => path === pathname)) return [...tabs, { path: pathname, search, state, round: 0 }];
  return tabs.map((tab) => (tab.path === pathname ? { ...tab, search, state } : tab));
}

export function restartTab(tabs: readonly Tab[], path: string): readonly Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, round: tab.round + 1 } : tab));
}

export function withoutTabs(tabs: readonly Tab[], paths: readonly string[]): readonly Tab[] {
  return tabs.filter(({ path }) => path === home.path || !paths.includes(path));
}

/** The tab that is shown after another one closes: the next one, otherwise the previous one. */
export function neighbour(tabs: readonly Tab[], path: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.path === path);
  return tabs[at + 1] ?? tabs[at - 1];
}

/** Restores the tabs of this browser window for the same user. Unreadable data counts as none. */
export function restoreTabs(username: string): readonly Tab[] {
  const { data: saved } = savedTabs.safeParse(parsed(sessionStorage.getItem(storageKey) ?? ''));
  return saved?.of === username ? saved.tabs : initial;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function saveTabs(username: string, tabs: readonly Tab[]) {
  sessionStorage.setItem(storageKey, JSON.stringify({ of: username, tabs }));
}

export function forgetTabs() {
  sessionStorage.removeItem(storageKey);
}
