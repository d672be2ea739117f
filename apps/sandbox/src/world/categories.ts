import type { Category, Goods } from './category.ts';
import { type Branch, laterThings, type Named, things, wearers, worn } from './categoryNames.ts';

/** Some three hundred nodes of uneven depth, parents before their children; the same in every world. */
export const categories: Category[] = [];

interface Above {
  parentId: string;
  level: number;
  goods: Goods;
}

for (const named of wearers) plant({ named, under: worn }, { parentId: '0', level: 1, goods: 'clothing' });
for (const thing of [...things, ...laterThings]) plant(thing, { parentId: '0', level: 1, goods: 'plain' });

function plant(what: Branch | Named, above: Above): void {
  const { named, under, goods = above.goods, own = {} } = Array.isArray(what) ? { named: what, under: [] } : what;
  const [name, chinese] = named;
  const category: Category = {
    id: String(1700 + categories.length + 1),
    parentId: above.parentId,
    level: above.level,
    name,
    chinese,
    leaf: under.length === 0,
    apparel: goods === 'clothing' || goods === 'workwear',
    goods,
    hiddenType: 0,
    ...own,
  };
  categories.push(category);
  for (const child of under) plant(child, { parentId: category.id, level: above.level + 1, goods });
}

const byId = new Map(categories.map((category) => [category.id, category]));
const byParent = Map.groupBy(categories, ({ parentId }) => parentId);

export const categoryOf = (id: string): Category | undefined => byId.get(id);
export const childrenOf = (id: string): Category[] => byParent.get(id) ?? [];

/** From the root to the category itself. */
export function pathOf(category: Category): Category[] {
  const parent = byId.get(category.parentId);
  return [...(parent ? pathOf(parent) : []), category];
}
