import type { PermissionKey } from '@pressroom/contract/permissions';
import { hasPermission, type Session } from './session.tsx';

/** The permissions of the pages that are not named after their address. */
const otherKeys = {
  '/supplier/index': '/supplier/list',
  '/order/lastMileOrder': '/order/course',
  '/order/lastMileOrderDetail': '/order/courseDetails',
} as const satisfies Record<`/${string}`, PermissionKey>;

type OtherKeys = typeof otherKeys;

/** An address whose permission is known, so that a page can have it. */
export type PagePath = Exclude<PermissionKey & `/${string}`, OtherKeys[keyof OtherKeys]> | keyof OtherKeys;

export function mayOpenPage(session: Session, path: PagePath): boolean {
  const others: Readonly<Partial<Record<PagePath, PermissionKey>>> = otherKeys;
  return hasPermission(session, [others[path] ?? path]);
}
