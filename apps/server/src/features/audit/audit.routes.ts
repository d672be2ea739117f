import { audit } from '@pressroom/contract/audit/audit';
import { auditObjects } from '@pressroom/contract/audit/objects';
import { mayCall } from '../../platform/access/actor.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { narrow } from './changes.ts';
import { presentAct } from './audit.present.ts';
import { type AuditRecord, findAuditRows, findHistory } from './audit.queries.ts';

export const auditRoutes = routes(audit, {
  async page({ db, app, input: { startTime, endTime, ...search } }) {
    const range = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
    const { rows, total } = await findAuditRows(db, { ...search, ...range });
    return { rows: rows.map(presentAct), total };
  },

  async history({ db, actor, input }) {
    const seesAll = mayCall(actor, audit.page);
    if (!seesAll && !mayCall(actor, { permission: auditObjects[input.objectType].keys }))
      fail(403, 'platform.forbidden');
    const { rows, total } = await findHistory(db, input);
    return {
      total,
      rows: rows.map(({ row, parts }) => {
        const own = (record: AuditRecord) => ({ ...narrow(record, input.objectId), objectCount: 1 });
        const shown = presentAct({ row: own(row), parts: parts.map(own) });
        // only those who may read the whole audit log see where a colleague works from
        return seesAll ? shown : { ...shown, address: '', requestId: '' };
      }),
    };
  },
});
