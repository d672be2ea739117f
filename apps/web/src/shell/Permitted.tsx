import type { PermissionKey } from '@pressroom/contract/permissions';
import type { ReactNode } from 'react';
import { holds, useSession } from '../client/session.tsx';
import { NoPermissionState } from '../ui/Notice.tsx';

export function Permitted({ page, children }: { page: PermissionKey; children: ReactNode }) {
  return holds(useSession(), [page]) ? children : <NoPermissionState />;
}
