import { audit } from '@pressroom/contract/audit/audit';
import { auditObjects } from '@pressroom/contract/audit/objects';
import { holds } from '../../platform/access/actor.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { narrow } from './audit.changes.ts';
import { presentRow } from './audit.present.ts';
import { findAuditRows } from './audit.queries.ts';

export const auditRoutes = routes(audit, {
  async page({ db, app, input: { startTime, endTime, ...search }, t }) {
    const range = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
    const { rows, total } = await findAuditRows(db, { ...search, ...range });
    return { rows: rows.map(presentRow(t)), total };
  },

  async history({ db, actor, input, t }) {
    const seesAll = holds(actor, '/permission/audit');
    const maySee = seesAll || auditObjects[input.objectType].keys.some((key) => holds(actor, key));
    if (!maySee) fail(403, 'platform.forbidden');
    const { rows, total } = await findAuditRows(db, input);
    const present = presentRow(t);
    return {
      total,
      rows: rows.map((row) => {
        const shown = present(narrow(row, input.objectId));
        // where a colleague works from is for those who answer for the whole
        return seesAll ? shown : { ...shown, address: '', requestId: '' };
      }),
    };
  },
});
