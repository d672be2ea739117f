import { productTakeOver } from '@pressroom/contract/products/takeOver';
import { routes } from '../../platform/http/context.ts';
import { findTemplateChanges, takeOver } from './takeOver/takeOver.ts';

export const productTakeOverRoutes = routes(productTakeOver, {
  async changes({ db, actor, input }) {
    return findTemplateChanges(db, actor, input.ids);
  },
  async takeOver(act) {
    return takeOver(act, act.input);
  },
});
