import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { holds, useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { Screen } from '../../ui/Screen.tsx';

/** A page of the product, as far as the way there is concerned. */
export interface Destination {
  path: string;
  titleKey: TextKey;
  icon: ComponentType;
}

export function DashboardScreen({ pages }: { pages: readonly Destination[] }) {
  const t = useT();
  const session = useSession();
  return (
    <Screen title={t('dashboard.title')}>
      <ul>
        {pages
          .filter(({ path }) => holds(session, [path]))
          .map(({ path, titleKey }) => (
            <li key={path}>
              <Link to={path}>{t(titleKey)}</Link>
            </li>
          ))}
      </ul>
    </Screen>
  );
}
