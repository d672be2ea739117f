import type { AuditRow } from '@pressroom/contract/audit/audit';
import { type AuditObject, isAuditObject } from '@pressroom/contract/audit/objects';
import type { PagePath } from '../../client/pageRights.ts';

interface ListPage {
  page: PagePath;
  /** The list's filter that takes the record's name. */
  filter?: string;
  /** The filter takes several names. */
  many?: true;
}

const pages: Readonly<Partial<Record<AuditObject, ListPage>>> = {
  orders: { page: '/order/index', filter: 'thirdOrderNumbers', many: true },
  stores: { page: '/store/index', filter: 'name' },
  channels: { page: '/supplier/index', filter: 'channelName' },
  libraryFiles: { page: '/library/index', filter: 'name' },
  folders: { page: '/library/index' },
  codes: { page: '/products/code' },
  classificationTemplates: { page: '/products/classifyingTemplate', filter: 'fuzzy' },
  categories: { page: '/products/information' },
  productCodes: { page: '/products/information', filter: 'code' },
  skuMapping: { page: '/products/skuMapping', filter: 'skuId' },
  users: { page: '/permission/user', filter: 'username' },
  sessions: { page: '/permission/user', filter: 'username' },
  roles: { page: '/permission/role', filter: 'roleName' },
  permissions: { page: '/permission/role' },
};

/** An address has no room for more names. */
const mostNames = 50;

/** The list of the row's records, filtered by their names; undefined where they have no list. */
export function recordLink(row: AuditRow) {
  const target = isAuditObject(row.objectType) ? pages[row.objectType] : undefined;
  if (!target) return undefined;
  const names = row.objectCount === 1 ? [row.objectName] : target.many ? namesIn(row) : [];
  const search = target.filter && names[0] ? `?${new URLSearchParams({ [target.filter]: names.join(',') })}` : '';
  return { page: target.page, address: `${target.page}${search}` };
}

function namesIn({ changes }: AuditRow): string[] {
  const names = new Set(changes.flatMap(({ record }) => record ?? []));
  return [...names].slice(0, mostNames);
}
