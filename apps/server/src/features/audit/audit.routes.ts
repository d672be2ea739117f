import { audit } from '@pressroom/contract/audit/audit';
import { auditObjects } from '@pressroom/contract/audit/objects';
import type { Language } from '@pressroom/contract/languages';
import { mayCall } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { findMonths, type MonthlyTable } from '../../platform/database/months.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { findPermissions, nameOf } from '../roles/roles.public.ts';
import { narrow } from './changes.ts';
import { type PermissionNames, presentAct } from './audit.present.ts';
import { type AuditRecord, findAuditRows, findHistory } from './audit.queries.ts';

export const auditRoutes = routes(audit, {
  async page({ db, app, language, input: { startTime, endTime, ...search } }) {
    const range = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
    const { rows, total } = await findAuditRows(db, { ...search, ...range });
    const permissions = await permissionNames(db, language);
    return { rows: rows.map((act) => presentAct(act, permissions)), total };
  },

  async history({ db, actor, language, input }) {
    const seesAll = mayCall(actor, audit.page);
    if (!seesAll && !mayCall(actor, { permission: auditObjects[input.objectType].keys }))
      fail(403, 'platform.forbidden');
    const { rows, total } = await findHistory(db, input);
    const permissions = await permissionNames(db, language);
    return {
      total,
      rows: rows.map(({ row, parts }) => {
        const own = (record: AuditRecord) => ({ ...narrow(record, input.objectId), objectCount: 1 });
        const shown = presentAct({ row: own(row), parts: parts.map(own) }, permissions);
        // only those who may read the whole audit log see where a colleague works from
        return seesAll ? shown : { ...shown, address: '', requestId: '' };
      }),
    };
  },

  async archived({ db }) {
    const archived = new Map((await findMonths(db)).map((months) => [months.table, months.archived]));
    const of = (table: MonthlyTable) => archived.get(table) ?? [];
    return {
      audit: of('audit_log'),
      orderLog: of('order_logs'),
      orders: of('orders'),
      stockMovements: of('stock_movements'),
    };
  },
});

async function permissionNames(db: Db, language: Language): Promise<PermissionNames> {
  return new Map((await findPermissions(db)).map((permission) => [permission.path, nameOf(permission, language)]));
}
