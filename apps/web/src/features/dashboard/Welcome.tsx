import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { mayOpenPage, type PagePath } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { Panel } from './Panel.tsx';
import styles from './Welcome.module.css';

/** A page of the product, as far as the way there is concerned. */
export interface Destination {
  path: PagePath;
  titleKey: TextKey;
  icon: ComponentType;
}

/** For those whose role sees no orders: where they can go. */
export function Welcome({ pages }: { pages: readonly Destination[] }) {
  const t = useT();
  const session = useSession();
  const open = pages.filter(({ path }) => mayOpenPage(session, path));
  return (
    <Panel title={t('dashboard.welcome', { name: session.name || session.username })}>
      <p className={styles.text}>{t(open.length > 0 ? 'dashboard.yourPages' : 'dashboard.noPages')}</p>
      <ul className={styles.pages}>
        {open.map(({ path, titleKey, icon: Icon }) => (
          <li key={path}>
            <Link to={path}>
              <Icon /> {t(titleKey)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
