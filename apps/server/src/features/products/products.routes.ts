import { productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { routes } from '../../platform/http/context.ts';
import { findChoices } from './list/choices.ts';
import { findListings, getTypeOfSku, presentListing } from './list/listings.ts';
import { findProductHeads } from './list/queries.ts';
import { searchOf } from './list/search.ts';
import { presentChoice, presentProduct, presentSpec } from './record/present.ts';
import { findListedSkus, getHead, getWholeProduct } from './record/queries.ts';
import { kindsSeenBy, requireKind } from './record/rights.ts';
import { showProduct } from './record/show.ts';

export const productsRoutes = routes(products, {
  async list({ db, app, actor, input }) {
    const { pageNum, pageSize, withSpecs = true, sort, descending = false, ...asked } = input;
    const search = searchOf(asked, { actor, zone: app.settings.displayZone });
    const { rows: heads, total } = await findProductHeads(db, search, {
      pageNum,
      pageSize,
      ...(sort && { order: { by: sort, descending } }),
    });
    const withSkus = heads.filter((head) => withSpecs || head.productType !== productType.variants);
    const skus = await findListedSkus(db, { productIds: withSkus.map(({ id }) => id) });
    const byProduct = Map.groupBy(skus, ({ productId }) => productId);
    return { rows: heads.map((head) => presentProduct(head, byProduct.get(head.id) ?? [])), total };
  },
  async get({ db, actor, input, language }) {
    const product = await getWholeProduct(db, input.id);
    requireKind(actor, product.head.productType);
    return showProduct(db, product, language);
  },
  async specs({ db, actor, input: { productId } }) {
    const head = await getHead(db, productId);
    requireKind(actor, head.productType);
    return (await findListedSkus(db, { productIds: [productId] })).map((sku) => presentSpec(sku, head));
  },
  async listings({ db, actor, input: { productSpecId } }) {
    requireKind(actor, await getTypeOfSku(db, productSpecId));
    return (await findListings(db, productSpecId)).map(presentListing);
  },
  async page({ db, actor, input }) {
    const { rows, total } = await findChoices(db, input);
    const counted = kindsSeenBy(actor) !== undefined;
    return { rows: rows.map(({ sku, spu }) => presentChoice(sku, { spu, counted })), total };
  },
});
