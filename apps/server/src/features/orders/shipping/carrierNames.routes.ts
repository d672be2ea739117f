import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { routes } from '../../../platform/http/context.ts';
import { answerName, removeName } from './carrierNames.actions.ts';
import { presentName } from './carrierNames.present.ts';
import { findNames, getName } from './carrierNames.queries.ts';

export const carrierNamesRoutes = routes(carrierNames, {
  async page({ db, input }) {
    const { rows, total } = await findNames(db, input);
    return { rows: rows.map(presentName), total };
  },
  detail: async ({ db, input }) => presentName(await getName(db, input.id)),
  answer: async (context) => presentName(await answerName(context)),
  remove: removeName,
});
