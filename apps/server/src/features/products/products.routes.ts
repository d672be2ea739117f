import { products } from '@pressroom/contract/products/products';
import { routes } from '../../platform/http/context.ts';
import { findChoices } from './list/choices.ts';
import { findListings, getTypeOfSku, presentListing } from './list/listings.ts';
import { findProducts } from './list/queries.ts';
import { searchOf } from './list/search.ts';
import { presentChoice, presentProduct, presentSpec } from './record/present.ts';
import { getHead, getWholeProduct, withComponents } from './record/queries.ts';
import { kindsSeenBy, requireKind } from './record/rights.ts';
import { showProduct } from './record/show.ts';
import { findSpecs } from './record/skus.ts';

export const productsRoutes = routes(products, {
  async list({ db, app, actor, input }) {
    const { pageNum, pageSize, anchor, withSpecs = true, sort, descending = false, ...asked } = input;
    const search = searchOf(asked, { actor, zone: app.settings.displayZone });
    const { rows, total } = await findProducts(db, search, {
      pageNum,
      anchor,
      pageSize,
      withSpecs,
      ...(sort && { order: { by: sort, descending } }),
    });
    return { rows: rows.map(({ head, skus }) => presentProduct(head, skus)), total };
  },
  async get({ db, actor, input, language }) {
    const product = await getWholeProduct(db, input.id);
    requireKind(actor, product.head.productType);
    return showProduct(db, product, language);
  },
  async specs({ db, actor, input: { productId } }) {
    const found = await findSpecs(db, productId);
    requireKind(actor, found[0]?.productType ?? (await getHead(db, productId)).productType);
    return (await withComponents(db, found)).map((sku) => presentSpec(sku, sku));
  },
  async listings({ db, actor, input: { productSpecId } }) {
    requireKind(actor, await getTypeOfSku(db, productSpecId));
    return (await findListings(db, productSpecId)).map(presentListing);
  },
  async page({ db, actor, input }) {
    const { rows, total } = await findChoices(db, input);
    const counted = kindsSeenBy(actor) !== undefined;
    return { rows: rows.map((choice) => presentChoice(choice, counted)), total };
  },
});
