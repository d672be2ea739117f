import { audit } from '@pressroom/contract/audit/audit';
import { auditObjects } from '@pressroom/contract/audit/objects';
import { mayCall } from '../../platform/access/actor.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { narrow } from './changes.ts';
import { presentRow } from './audit.present.ts';
import { findAuditRows, findHistory } from './audit.queries.ts';

export const auditRoutes = routes(audit, {
  async page({ db, app, input: { startTime, endTime, ...search } }) {
    const range = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
    const { rows, total } = await findAuditRows(db, { ...search, ...range });
    return { rows: rows.map(presentRow), total };
  },

  async history({ db, actor, input }) {
    const seesAll = mayCall(actor, audit.page);
    if (!seesAll && !mayCall(actor, { permission: auditObjects[input.objectType].keys }))
      fail(403, 'platform.forbidden');
    const { rows, total } = await findHistory(db, input);
    return {
      total,
      rows: rows.map((row) => {
        const shown = presentRow({ ...narrow(row, input.objectId), objectCount: 1 });
        // only those who may read the whole audit log see where a colleague works from
        return seesAll ? shown : { ...shown, address: '', requestId: '' };
      }),
    };
  },
});
