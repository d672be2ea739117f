import { products } from '@pressroom/contract/products/products';
import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { publishPlans } from '@pressroom/contract/publishing/plans';
import type { Caller } from '../../caller.ts';
import type { OpenedStores } from '../marketStores.ts';
import { must } from '../shop.ts';
import { type DemoListing, type DemoPlan, type Fate, plans, templateFor } from './planList.ts';

/** A listing of the sample shop, and what is to become of it. */
export interface Planned {
  id: string;
  planId: string;
  fate: Fate;
}

const day = 86_400_000;

interface Known {
  stores: OpenedStores;
  /** By their names. */
  templates: ReadonlyMap<string, { id: string; productDescription: string }>;
  /** Ids by SPU. */
  products: ReadonlyMap<string, string>;
}

export async function addPlans(caller: Caller, stores: OpenedStores): Promise<Planned[]> {
  const templates = (await must(caller, publishTemplates.list, { pageSize: 100 })).rows;
  const goods = (await must(caller, products.list, { pageSize: 200, withSpecs: false })).rows;
  const known: Known = {
    stores,
    templates: new Map(templates.map((template) => [template.name, template])),
    products: new Map(goods.map(({ spu, id }) => [spu, id])),
  };
  const planned: Planned[] = [];
  for (const plan of plans) planned.push(...(await addPlan(caller, plan, known)));
  return planned;
}

async function addPlan(caller: Caller, { template, sells, inDays, listings }: DemoPlan, known: Known) {
  const form = ([store, , cargoNo, spu, title]: DemoListing) => ({
    storeId: known.stores[store].id,
    productId: known.products.get(spu)!,
    cargoNo,
    title,
    description: known.templates.get(templateFor(spu))!.productDescription,
  });
  const { plan } = await must(caller, publishPlans.create, {
    publishTemplateId: known.templates.get(template)!.id,
    saleTypes: sells,
    publishProducts: listings.map(form),
    ...(inDays !== undefined && { releaseAt: new Date(Date.now() + inDays * day).toISOString() }),
  });
  const { publishProducts } = await must(caller, publishPlans.detail, { id: plan.id });
  return listings.map(([store, fate, cargoNo]): Planned => {
    const made = publishProducts.find((one) => one.storeId === known.stores[store].id && one.cargoNo === cargoNo)!;
    return { id: made.id, planId: plan.id, fate };
  });
}
