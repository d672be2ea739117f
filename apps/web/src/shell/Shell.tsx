import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { readCookie, writeCookie } from '../client/cookies.ts';
import { type Session, SessionContext } from '../client/session.tsx';
import { useT } from '../i18n/i18n.ts';
import { ThemeProvider } from '../ui/ThemeProvider.tsx';
import { useNarrow } from '../ui/useNarrow.ts';
import { CachedScreens } from './CachedScreens.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TabStrip } from './TabStrip.tsx';
import { TopBar } from './TopBar.tsx';
import { useLiveRights } from './useLiveRights.ts';
import { useTabs } from './useTabs.ts';

export function Shell() {
  const session = useLoaderData<Session>();
  return (
    <SessionContext value={session}>
      <ThemeProvider>
        <Frame />
        <SessionDialog />
      </ThemeProvider>
    </SessionContext>
  );
}

function Frame() {
  const t = useT();
  const tabs = useTabs();
  useLiveRights();
  const { side, toggle } = useSide();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <div className={styles.shell} data-side={side}>
        <Sidebar tabs={tabs} slim={side === 'slim'} hidden={side === 'away'} />
        {side === 'drawer' && (
          <button type="button" className={styles.veil} aria-label={t('ui.close')} onClick={toggle} />
        )}
        <div className={styles.work}>
          <TopBar onToggleSidebar={toggle} />
          <TabStrip tabs={tabs} />
          <div id="content" tabIndex={-1}>
            <CachedScreens tabs={tabs} />
          </div>
        </div>
      </div>
    </>
  );
}

const drawerBelow = 992;
const cookie = 'sidebarStatus';

function useSide() {
  const narrow = useNarrow(drawerBelow);
  const { key: location } = useLocation();
  const [wide, setWide] = useState(() => readCookie(cookie) !== '0');
  const [drawerAt, setDrawerAt] = useState<string>();
  // The drawer belongs to the page on which it was opened, so navigation closes it.
  const drawer = drawerAt === location;
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (!drawer) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setDrawerAt(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [drawer]);

  function toggle() {
    opener.current = document.activeElement;
    if (narrow) return setDrawerAt(drawer ? undefined : location);
    writeCookie(cookie, wide ? '0' : '1', { forYear: true });
    setWide(!wide);
  }
  const side = narrow ? (drawer ? 'drawer' : 'away') : wide ? 'wide' : 'slim';
  return { side, toggle };
}
