import { useLoaderData } from 'react-router';
import { type Session, SessionContext } from '../client/session.tsx';
import { useT } from '../i18n/i18n.ts';
import { ThemeProvider } from '../ui/ThemeProvider.tsx';
import { CachedScreens } from './CachedScreens.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TabStrip } from './TabStrip.tsx';
import { TopBar } from './TopBar.tsx';
import { useLiveRights } from './useLiveRights.ts';
import { useSide } from './useSide.ts';
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
