import { KeptScreen } from './KeptScreen.tsx';
import { pageAt } from './routes.tsx';
import type { Tabs } from './useTabs.ts';

/** The screens of all tabs, one of them in sight. */
export function KeptScreens({ tabs: { tabs, active } }: { tabs: Tabs }) {
  return tabs
    .filter(({ path }) => path === active || pageAt(path)?.keep !== false)
    .map(({ path, round }) => <KeptScreen key={`${path} ${round}`} active={path === active} />);
}
