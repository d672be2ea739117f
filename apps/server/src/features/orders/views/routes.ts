import type { orderViews, SavedView } from '@pressroom/contract/orders/views';
import type { Handlers } from '../../../platform/http/context.ts';
import { chooseDefault, deleteView, findViews, saveView } from './queries.ts';

const object = 'savedViews';
const told = ({ name, shared, isDefault, filters }: SavedView) => ({ name, shared, isDefault, filters });

export const viewHandlers: Handlers<typeof orderViews> = {
  viewList: ({ db, actor }) => findViews(db, actor.userId),

  async saveView(context) {
    const { before, after } = await saveView(context, context.input);
    context.audit({ object, ids: [after.id], before: before && told(before), after: told(after) });
    return after;
  },

  async deleteView(context) {
    const view = await deleteView(context, context.input.id);
    context.audit({ object, ids: [view.id], before: told(view) });
    return null;
  },

  async setDefaultView(context) {
    const view = await chooseDefault(context, context.input.id);
    context.audit({ object, ids: view ? [view.id] : [], after: { name: view?.name ?? '', isDefault: true } });
    return null;
  },
};
