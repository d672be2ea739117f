import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { catalogueChange, findMissing } from '../markets/catalogue.ts';
import { type CatalogueControl, Conflict } from '../system.ts';
import { categories, categoryOf, pathOf } from '../world/categories.ts';
import type { Category } from '../world/category.ts';
import { readBody } from './body.ts';

interface OfSystem {
  Params: { system: string };
}
interface OfCategory {
  Params: { system: string; id: string };
}

/** A marketplace changes its categories behind everybody's back. */
export function catalogueControl(scope: FastifyInstance, core: Core): void {
  const catalogueOf = (system: string): CatalogueControl => {
    const market = core.markets.find(({ name }) => name === system);
    if (!market) throw new Conflict(`There is no marketplace ${system}`);
    return market.catalogue;
  };

  scope.get<OfSystem>('/control/catalogue/:system', ({ params }) => {
    const catalogue = catalogueOf(params.system);
    return categories.filter(({ leaf }) => leaf).map((category) => describe(catalogue, category));
  });

  scope.get<OfCategory>('/control/catalogue/:system/:id', ({ params }) => {
    const category = leafOf(params.id);
    const catalogue = catalogueOf(params.system);
    return { ...describe(catalogue, category), list: catalogue.attributes(category) };
  });

  scope.post<OfCategory>('/control/catalogue/:system/:id', (request) => {
    const category = leafOf(request.params.id);
    const catalogue = catalogueOf(request.params.system);
    const change = catalogueChange.parse(readBody(request));
    const missing = findMissing(catalogue.attributes(category), change);
    if (missing !== undefined) throw new Conflict(`There is no ${missing}`);
    catalogue.changes.add(category.id, change);
    return { ...describe(catalogue, category), list: catalogue.attributes(category) };
  });

  scope.delete<OfCategory>('/control/catalogue/:system/:id', ({ params }) => {
    const category = leafOf(params.id);
    const catalogue = catalogueOf(params.system);
    catalogue.changes.clear(category.id);
    return describe(catalogue, category);
  });
}

function leafOf(id: string): Category {
  const category = categoryOf(id);
  if (!category?.leaf) throw new Conflict(`There is no last category ${id}`);
  return category;
}

function describe(catalogue: CatalogueControl, category: Category) {
  const attributes = catalogue.attributes(category);
  return {
    ...category,
    path: pathOf(category).map(({ chinese }) => chinese),
    englishPath: pathOf(category).map(({ name }) => name),
    pathIds: pathOf(category).map(({ id }) => id),
    ...catalogue.describe(category),
    attributes: attributes.length,
    mostValues: Math.max(0, ...attributes.map(({ values }) => values.length)),
    changes: catalogue.changes.of(category.id),
  };
}
