import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { categoryOf } from '../../world/categories.ts';
import type { Category } from '../../world/category.ts';
import { chartClasses, chartClassOf, chartsFor, productChartOf, type SizeChart } from '../catalogue/sizeCharts.ts';
import { endpoint } from '../endpoint.ts';
import { badParameter } from '../refusal.ts';
import { onBothGateways } from '../zones.ts';

function leafOf(catId: string): Category {
  const category = categoryOf(catId);
  if (!category?.leaf) throw badParameter('catId');
  return category;
}

/** The class of a category's charts; a class means that a product needs a chart. */
export const chartClass = onBothGateways('goods.sizecharts.class.get').map(({ type, zones }) =>
  endpoint({
    type,
    zones,
    body: z.object({ catId: id, classId: id.optional() }),
    about: ({ catId }) => catId,
    act({ body }) {
      const found = chartClassOf(leafOf(body.catId));
      if (!found) return { sizeSpecClassCat: null };
      return {
        sizeSpecClassCat: {
          catId: digits(body.catId),
          classId: digits(found.classId),
          parentClassId: 0,
          relatedClassIds: found.relatedClassIds.length > 0 ? found.relatedClassIds.map(digits) : null,
          classType: found.relatedClassIds.length > 0 ? 1 : 0,
        },
      };
    },
  }),
);

/** The charts that the shop keeps for a category. */
export const charts = onBothGateways('goods.sizecharts.get').map(({ type, zones }) =>
  endpoint({
    type,
    zones,
    body: z.object({ catId: id, offset: z.int().min(0), pageSize: z.int().min(1).default(10) }),
    about: ({ catId }) => catId,
    act({ state, store, body: { catId, offset, pageSize } }) {
      const found = chartClassOf(leafOf(catId));
      const all = found ? chartsFor(state.core.world, store, found) : [];
      const page = all.slice(offset, offset + pageSize).map((chart) => describe(chart, store.sellerId));
      return { offset, pageSize, totalCount: all.length, sizeSpecDataList: page.length > 0 ? page : null };
    },
  }),
);

function describe({ businessId, name, classId, reusable }: SizeChart, sellerId: string) {
  return {
    businessId: digits(businessId),
    name,
    classId: digits(classId),
    supplierId: Number(sellerId),
    reusable,
    updatedAt: 1_760_000_000_000,
    contentDTO: {
      records: [{ values: { '1': '96' } }],
      meta: { groupList: [], elementList: [{ id: 1, name: '胸围' }] },
    },
  };
}

/** Makes a chart for products of a template. */
export const productChart = onBothGateways('goods.sizecharts.template.create').map(({ type, zones }) =>
  endpoint({
    type,
    zones,
    body: z.object({ businessId: id }),
    act({ state, store, body }) {
      const { world } = state.core;
      const all = chartClasses.flatMap((each) => chartsFor(world, store, each));
      const template = all.find(({ businessId, reusable }) => reusable && businessId === body.businessId);
      if (!template) throw badParameter(`businessId: there is no template ${body.businessId}`);
      return { tempBusinessId: digits(productChartOf(world, store, template)) };
    },
  }),
);
