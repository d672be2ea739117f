import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import type { ParsedInput } from '@pressroom/contract/endpoint';
import { routes } from '../../platform/http/context.ts';
import { countOutdated, type Target } from './effects/shown.ts';
import { findOutdated, findToMake, startMaking } from './effects/start.ts';
import { kindsSeenBy } from './record/rights.ts';

export const productEffectsRoutes = routes(productEffects, {
  async make({ db, actor, input, write }) {
    const skus =
      'only' in input
        ? await findToMake(db, 'ids' in input ? { productIds: input.ids } : { skuIds: input.skuIds }, {
            only: input.only,
            actor,
          })
        : await findOutdated(db, targetOf(input), actor);
    if (skus.length === 0) return { products: 0, skus: 0 };
    return write((act) => startMaking(act, skus));
  },

  async outdated({ db, actor, input }) {
    const kinds = kindsSeenBy(actor);
    return kinds ? countOutdated(db, targetOf(input), kinds) : { products: 0, skus: 0 };
  },
});

function targetOf(input: ParsedInput<typeof productEffects.outdated>): Target {
  if ('productId' in input) return { productIds: [input.productId] };
  return 'stockImageId' in input ? input : { categoryId: input.productCodeCategoryId };
}
