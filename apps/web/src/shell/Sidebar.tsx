import { type MouseEvent, useRef } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../client/session.tsx';
import { useT } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import { groups, home, listedPages, mayOpen, type ShownPage } from './routes.tsx';
import styles from './Sidebar.module.css';
import { useNavigationKey } from './useNavigationKey.ts';
import type { Tabs } from './useTabs.ts';

interface Props {
  tabs: Tabs;
  slim: boolean;
  hidden: boolean;
}

export function Sidebar({ tabs, slim, hidden }: Props) {
  const t = useT();
  const session = useSession();
  const list = useRef<HTMLElement>(null);
  useNavigationKey(list);
  const open = listedPages.filter(({ path }) => mayOpen(session, path));
  const entry = (page: ShownPage) => (
    <NavEntry
      key={page.path}
      page={page}
      to={tabs.linkTo(page.path)}
      state={tabs.stateAt(page.path)}
      slim={slim}
      onFollow={() => tabs.onLinkFollowed(page.path)}
    />
  );
  return (
    <aside className={styles.side} data-slim={slim} data-hidden={hidden} inert={hidden}>
      <NavLink to="/" className={styles.brand} aria-label={t('ui.product')}>
        <Brand />
        {!slim && <span>{t('ui.product')}</span>}
      </NavLink>
      <nav ref={list} aria-label={t('shell.navigation')}>
        <div className={styles.group}>{entry(home)}</div>
        {groups.map((group) => {
          const members = open.filter((page) => page.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group} className={styles.group}>
              {!slim && members.length > 1 && <span className={styles.caption}>{t(`shell.group.${group}`)}</span>}
              {members.map(entry)}
            </div>
          );
        })}
      </nav>
    </aside>
  );
}

interface EntryProps {
  page: ShownPage;
  to: string;
  state: unknown;
  slim: boolean;
  onFollow: () => void;
}

function NavEntry({ page: { titleKey, icon: Icon }, to, state, slim, onFollow }: EntryProps) {
  const t = useT();
  return (
    <NavLink
      to={to}
      state={state}
      className={styles.entry}
      title={slim ? t(titleKey) : undefined}
      onClick={(event) => {
        if (!staysInWindow(event)) return;
        onFollow();
        // the keyboard goes on in the page, and not with the links that follow
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <Icon />
      <span className={slim ? styles.unseen : undefined}>{t(titleKey)}</span>
    </NavLink>
  );
}

function staysInWindow({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
