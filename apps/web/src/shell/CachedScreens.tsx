import { CachedScreen } from './CachedScreen.tsx';
import { pageAt } from './routes.tsx';
import type { Tabs } from './useTabs.ts';

/** The screens of all tabs; only the active one is visible. */
export function CachedScreens({ tabs: { tabs, active } }: { tabs: Tabs }) {
  return tabs
    .filter(({ path }) => path === active || pageAt(path)?.cached !== false)
    .map(({ path, round }) => <CachedScreen key={`${path} ${round}`} active={path === active} />);
}
