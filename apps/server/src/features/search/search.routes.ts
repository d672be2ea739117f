import { orders } from '@pressroom/contract/orders/orders';
import { categories } from '@pressroom/contract/categories/categories';
import { productType } from '@pressroom/contract/products/product';
import { productsOnly, variantsOnly } from '@pressroom/contract/products/products';
import { hitsMost, search } from '@pressroom/contract/search/search';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { mayCall } from '../../platform/access/actor.ts';
import { routes } from '../../platform/http/context.ts';
import { findCodesByWord } from '../categories/categories.public.ts';
import { findOrdersByNumber } from '../orders/orders.public.ts';
import { findSkusByWord } from '../products/products.public.ts';
import { findMappingsByWord } from '../skuMapping/skuMapping.public.ts';

export const searchRoutes = routes(search, {
  async find({ db, actor, input: { word } }) {
    const types = [
      ...(mayCall(actor, { permission: productsOnly }) ? [productType.single, productType.combination] : []),
      ...(mayCall(actor, { permission: variantsOnly }) ? [productType.variants] : []),
    ];
    const [found, productCodes, skus, mappings] = await Promise.all([
      mayCall(actor, orders.queryListTotal) ? findOrdersByNumber(db, word, hitsMost) : [],
      mayCall(actor, categories.page) ? findCodesByWord(db, word, hitsMost) : [],
      types.length > 0 ? findSkusByWord(db, { word, types }, hitsMost) : [],
      mayCall(actor, skuMapping.page) ? findMappingsByWord(db, word, hitsMost) : [],
    ]);
    return { orders: found, productCodes, skus, mappings };
  },
});
