import { productVariants } from '@pressroom/contract/products/variants';
import { routes } from '../../platform/http/context.ts';
import { addMissingProductCodes } from '../categories/categories.public.ts';
import { showProduct } from './record/show.ts';
import { generateVariants } from './variants/generate.ts';
import { saveVariants } from './variants/save.ts';

export const productVariantsRoutes = routes(productVariants, {
  async add({ db, input, write, language }) {
    if (!input.isConfirm) return generateVariants(db, input);
    const product = await write(async (act) => showProduct(act.tx, await saveVariants(act, input), language));
    return { isConfirm: true as const, product };
  },
  async addCodes(act) {
    return addMissingProductCodes(act, act.input);
  },
});
