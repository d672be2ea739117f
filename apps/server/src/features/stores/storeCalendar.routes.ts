import { type StoreCalendar, storeCalendar } from '@pressroom/contract/stores/calendar';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { findHours, getCalendar, lockCalendar, saveCalendar } from './calendar/queries.ts';

export const storeCalendarRoutes = routes(storeCalendar, {
  list: ({ db }) => findHours(db),

  get: ({ db, input }) => getCalendar(db, input.id),

  async save({ tx, input, audit }) {
    const { id, gmtModified, ...given } = input;
    const before = await lockCalendar(tx, id);
    const record = { id, gmtModified: before.gmtModified };
    await refuseStale(tx, { object: 'storeCalendar', record, loaded: gmtModified, show: () => before });
    await saveCalendar(tx, id, given);
    const after = await getCalendar(tx, id);
    audit({ object: 'storeCalendar', ids: [id], before: audited(before), after: audited(after) });
    return after;
  },
});

function audited({ name, workingDays, cutOff, holidays }: StoreCalendar) {
  return { name, workingDays, cutOff, holidays };
}
