import type { AuditRow } from '@pressroom/contract/audit/audit';
import { type AuditObject, isAuditObject } from '@pressroom/contract/audit/objects';
import type { PagePath } from '../../client/pageRights.ts';

interface Place {
  page: PagePath;
  /** The list's filter that takes the record's name. */
  filter?: string;
  /** The filter takes several names. */
  many?: true;
}

const places: Readonly<Partial<Record<AuditObject, Place>>> = {
  orders: { page: '/order/index', filter: 'thirdOrderNumbers', many: true },
  stores: { page: '/store/index', filter: 'name' },
  channels: { page: '/supplier/index', filter: 'channelName' },
  libraryFiles: { page: '/library/index', filter: 'name' },
  folders: { page: '/library/index' },
  codes: { page: '/products/code' },
  categories: { page: '/products/information' },
  productCodes: { page: '/products/information', filter: 'code' },
  skuMapping: { page: '/products/skuMapping', filter: 'skuId' },
  users: { page: '/permission/user', filter: 'username' },
  sessions: { page: '/permission/user', filter: 'username' },
  roles: { page: '/permission/role', filter: 'roleName' },
  permissions: { page: '/permission/role' },
};

/** More than these would not fit into an address. */
const mostNames = 50;

/** Where the row's records stand among their like, found by their names; undefined where they have no list. */
export function recordPlace(row: AuditRow) {
  const place = isAuditObject(row.objectType) ? places[row.objectType] : undefined;
  if (!place) return undefined;
  const names = row.objectCount === 1 ? [row.objectName] : place.many ? namesIn(row) : [];
  const search = place.filter && names[0] ? `?${new URLSearchParams({ [place.filter]: names.join(',') })}` : '';
  return { page: place.page, address: `${place.page}${search}` };
}

function namesIn({ changes }: AuditRow): string[] {
  const names = new Set(changes.flatMap(({ record }) => record ?? []));
  return [...names].slice(0, mostNames);
}
