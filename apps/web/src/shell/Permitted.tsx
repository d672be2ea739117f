import { Activity, type ReactNode, useState } from 'react';
import { mayOpenPage } from '../client/pageRights.ts';
import { useSession } from '../client/session.tsx';
import { useT } from '../i18n/i18n.ts';
import { NoPermissionState } from '../ui/NoPermissionState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { Page } from './routes.tsx';

/**
 * Shows a page to users who have the right to it. If the right is withdrawn while the page is open, the page is hidden
 * but keeps its state until the right returns.
 */
export function Permitted({ page, children }: { page: Page; children: ReactNode }) {
  const t = useT();
  const allowed = mayOpenPage(useSession(), page.path);
  const [opened, setOpened] = useState(allowed);
  if (allowed && !opened) setOpened(true);
  return (
    <>
      {!allowed && (
        <>
          <PageTitle title={t(page.titleKey)} />
          <NoPermissionState detail={opened ? t('shell.pageWithdrawn') : undefined} />
        </>
      )}
      {opened && <Activity mode={allowed ? 'visible' : 'hidden'}>{children}</Activity>}
    </>
  );
}
