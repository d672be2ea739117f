import type { ReactNode } from 'react';
import { mayOpenPage } from '../client/pageRights.ts';
import { useSession } from '../client/session.tsx';
import { useT } from '../i18n/i18n.ts';
import { NoPermissionState } from '../ui/Notice.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { Page } from './routes.tsx';

export function Permitted({ page, children }: { page: Page; children: ReactNode }) {
  const t = useT();
  if (mayOpenPage(useSession(), page.path)) return children;
  return (
    <>
      <PageTitle title={t(page.titleKey)} />
      <NoPermissionState />
    </>
  );
}
