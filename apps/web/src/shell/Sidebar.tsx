import { NavLink } from 'react-router';
import { holds, useSession } from '../client/session.tsx';
import { useT } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import { groups, home, type Page, pages } from './routes.tsx';
import styles from './Sidebar.module.css';

export function Sidebar({ slim, hidden }: { slim: boolean; hidden: boolean }) {
  const t = useT();
  const session = useSession();
  const open = pages.filter(({ path }) => holds(session, [path]));
  return (
    <aside className={styles.side} data-slim={slim} data-hidden={hidden} inert={hidden}>
      <NavLink to="/" className={styles.brand} aria-label={t('ui.product')}>
        <Brand />
        {!slim && <span>{t('ui.product')}</span>}
      </NavLink>
      <nav aria-label={t('shell.navigation')}>
        <div className={styles.group}>
          <NavEntry page={home} slim={slim} />
        </div>
        {groups.map((group) => (
          <NavGroup key={group} group={group} entries={open.filter((page) => page.group === group)} slim={slim} />
        ))}
      </nav>
    </aside>
  );
}

interface GroupProps {
  group: Page['group'];
  entries: readonly Page[];
  slim: boolean;
}

function NavGroup({ group, entries, slim }: GroupProps) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <div className={styles.group}>
      {!slim && entries.length > 1 && <span className={styles.caption}>{t(`shell.group.${group}`)}</span>}
      {entries.map((page) => (
        <NavEntry key={page.path} page={page} slim={slim} />
      ))}
    </div>
  );
}

function NavEntry({ page, slim }: { page: Omit<Page, 'path' | 'group'> & { path: string }; slim: boolean }) {
  const t = useT();
  const { path, titleKey, icon: Icon } = page;
  return (
    <NavLink to={path} className={styles.entry} title={slim ? t(titleKey) : undefined}>
      <Icon />
      <span className={slim ? styles.unseen : undefined}>{t(titleKey)}</span>
    </NavLink>
  );
}
