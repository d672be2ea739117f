import { labelCosts } from '@pressroom/contract/lastMile/costs';
import type { App } from '../../platform/app.ts';
import { routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { writeRows } from '../../platform/spreadsheet/write.ts';
import { datedName } from '../../platform/storage/datedName.ts';
import { type Asked, countUnpriced, findChannels, findGroups, findTotals } from './costs/costs.queries.ts';
import { exportedLabels, exportLayout } from './costs/export.ts';
import { dayOf, presentGroup, presentSums } from './costs/present.ts';
import { type CostSearch, rangeOf } from './costs/search.ts';

function askedOf({ settings: { displayZone: zone } }: App, search: CostSearch): Asked {
  return { search, zone, range: rangeOf(search, zone) };
}

export const labelCostsRoutes = routes(labelCosts, {
  async groups({ db, app, input: { by = 'day', pageNum, pageSize, ...search } }) {
    const groups = await findGroups(db, by, askedOf(app, search));
    const first = (pageNum - 1) * pageSize;
    return { rows: groups.slice(first, first + pageSize).map(presentGroup), total: groups.length };
  },

  async totals({ db, app, input }) {
    const asked = askedOf(app, input);
    const { from, before } = asked.range;
    return {
      firstDay: dayOf(from, asked.zone),
      lastDay: dayOf(before, asked.zone, { isEnd: true }),
      totals: (await findTotals(db, asked)).map(presentSums),
      unpriced: await countUnpriced(db, asked),
    };
  },

  channels: ({ db }) => findChannels(db),

  export: async ({ db, app, t, input }) => ({
    body: writeRows(exportLayout(t), exportedLabels(db, askedOf(app, input))),
    fileName: datedName(['label-costs'], 'xlsx', app.settings.displayZone),
    mime: xlsxType,
  }),
});
