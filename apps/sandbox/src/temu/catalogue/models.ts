import { pathOf } from '../../world/categories.ts';
import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import type { World } from '../../world/world.ts';

/** As the lists of models count; publishing counts from 1. */
export const modelType = { apparel: 0, shoe: 1 } as const;

export interface Model {
  id: string;
  name: string;
  type: number;
}

const children = new Set(['Girls', 'Boys', 'Baby']);

/** Which models a category shows; undefined: none. Children's clothes show none. */
export function modelTypeOf(category: Category): number | undefined {
  if (category.goods === 'socks') return modelType.shoe;
  return category.apparel && !children.has(pathOf(category)[0]!.name) ? modelType.apparel : undefined;
}

const names = ['Zoë', '小雨', 'Łucja', 'Amélie', 'Noor', 'Grace', 'José', '阿杰', 'Søren', 'Ines', 'Mei', 'Tomás'];

/** The models that a shop has registered. Derived from the seed and not kept. One id does not fit a double. */
export function modelsOf(world: World, { id }: Store): Model[] {
  const chance = world.chance('temu models', id);
  const make = (type: number) => (name: string, index: number) => ({
    id: index === 0 ? chance.longId(17, '91') : String(chance.whole(10_000, 9_999_999)),
    name: `${name} ${chance.digits(2)}`,
    type,
  });
  return [
    ...names.slice(0, chance.whole(6, names.length)).map(make(modelType.apparel)),
    ...names.slice(-2).map(make(modelType.shoe)),
  ];
}
