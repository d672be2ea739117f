import { productVariants } from '@pressroom/contract/products/variants';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { addMissingProductCodes } from '../categories/categories.public.ts';
import type { FollowCombinations } from './combination/follow.ts';
import { showProduct } from './record/show.ts';
import { generateVariants } from './variants/generate.ts';
import { linkProductCodes } from './variants/linkCodes.ts';
import { saveVariants } from './variants/save.ts';

/** `combinations` brings orders up to what combinations are made of. */
export function productVariantsRoutes(combinations: FollowCombinations): FeatureRoutes {
  const followCreated = linkProductCodes(combinations);
  return routes(productVariants, {
    async add({ db, input, write, language }) {
      if (!input.isConfirm) return generateVariants(db, input);
      const product = await write(async (act) => showProduct(act.tx, await saveVariants(act, input), language));
      return { isConfirm: true as const, product };
    },
    async addCodes(act) {
      const { added, withoutCategory } = await addMissingProductCodes(act, act.input, followCreated);
      return { added, withoutCategory };
    },
  });
}
