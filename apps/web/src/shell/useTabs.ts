import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useSession } from '../client/session.tsx';
import { home, mayOpen } from './routes.tsx';
import { addressOf, saveTabs, neighbour, restoreTabs, restartTab, type Tab, visit, withoutTabs } from './tabs.ts';

type Change = (tabs: readonly Tab[]) => readonly Tab[];

/**
 * The pages that were visited in this window. What goes with a navigation waits until that has arrived: a screen that
 * is closed or started anew stays until the next one is there, and for good where the user turns elsewhere meanwhile.
 */
export function useTabs() {
  const session = useSession();
  const { pathname, search, state, key } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { username } = session;

  const [at, setAt] = useState<string>();
  const [tabs, setTabs] = useState(() => restoreTabs(username));
  const [onArrival, setOnArrival] = useState<{ to: string; change: Change }>();
  // The browser creates entries without a key for links within a page.
  const arrived = `${key} ${pathname}${search}`;
  if (at !== arrived) {
    setAt(arrived);
    setTabs(visit(onArrival?.to === pathname ? onArrival.change(tabs) : tabs, { pathname, search, state }));
    setOnArrival(undefined);
  }
  useEffect(() => saveTabs(username, tabs), [username, tabs]);

  const shown = tabs.filter(({ path }) => mayOpen(session, path));

  function go({ path: to, state: beside }: Tab, address: string, change: Change, { replace = false } = {}) {
    setOnArrival({ to, change });
    void navigate(address, { replace, state: beside });
  }
  function close(paths: readonly string[], next: Tab | undefined) {
    if (next && paths.includes(pathname)) go(next, addressOf(next), (open) => withoutTabs(open, paths));
    else setTabs(withoutTabs(tabs, paths));
  }
  const others = (path: string) => shown.map((tab) => tab.path).filter((other) => other !== path);

  return {
    /** The pages with a tab. The first one cannot be closed. */
    shown,
    /** The pages with a screen, also those that the user may no longer see. */
    tabs,
    active: pathname,
    /** The address at which the user left the page; for the open page, its start. */
    linkTo: (path: string) => {
      const tab = tabs.find((candidate) => candidate.path === path);
      return tab && path !== pathname ? addressOf(tab) : path;
    },
    /** What goes with that address. */
    stateAt: (path: string): unknown =>
      path === pathname ? undefined : tabs.find((candidate) => candidate.path === path)?.state,
    /** Call this when the user follows a link made by `linkTo`. */
    onLinkFollowed: (path: string) => {
      if (path === pathname) setOnArrival({ to: path, change: (open) => restartTab(open, path) });
    },
    refresh: (tab: Tab) => {
      void client.invalidateQueries({ refetchType: 'none' });
      go(tab, `/redirect${addressOf(tab)}`, (open) => restartTab(open, tab.path), { replace: tab.path === pathname });
    },
    close: ({ path }: Tab) => close([path], neighbour(shown, path)),
    closeOthers: (tab: Tab) => close(others(tab.path), tab),
    closeAll: () => close(others(home.path), shown[0]),
  };
}

export type Tabs = ReturnType<typeof useTabs>;
