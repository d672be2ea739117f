import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import type { World } from '../../world/world.ts';

export interface ChartClass {
  classId: string;
  name: string;
  /** Sets are made of these classes. */
  relatedClassIds: string[];
}

const top: ChartClass = { classId: '11', name: '上装', relatedClassIds: [] };
const bottom: ChartClass = { classId: '12', name: '下装', relatedClassIds: [] };
const set: ChartClass = { classId: '13', name: '套装', relatedClassIds: ['11', '12'] };

const bottoms = new Set(['Jeans', 'Leggings', 'Shorts', 'Sweatpants', 'Trousers', 'Sports Bottoms']);
const sets = new Set(['Pyjamas', 'Tracksuits', 'Swimwear']);

/** The class of a category's size charts; undefined: it needs none. */
export function chartClassOf({ apparel, name }: Category): ChartClass | undefined {
  if (!apparel) return undefined;
  return sets.has(name) ? set : bottoms.has(name) ? bottom : top;
}

export interface SizeChart {
  businessId: string;
  name: string;
  classId: string;
  /** A template, of which charts for products are made. */
  reusable: boolean;
}

export const chartClasses = [top, bottom, set];

/** The charts that a shop keeps for a category. Those of a set stand under its parts' classes. */
export function chartsFor(world: World, store: Store, { relatedClassIds, ...own }: ChartClass): SizeChart[] {
  const parts = chartClasses.filter(({ classId }) => relatedClassIds.includes(classId));
  return (parts.length > 0 ? parts : [own]).flatMap((each) => chartsOf(world, store, each));
}

/** Derived from the seed and not kept. */
function chartsOf(world: World, { id }: Store, { classId, name }: Pick<ChartClass, 'classId' | 'name'>): SizeChart[] {
  const chance = world.chance('temu size charts', id, classId);
  return ['S–XXL', 'Größe XS–XL', '宽松', '标准'].slice(0, chance.whole(2, 4)).map((sizes, index) => ({
    businessId: index === 0 ? chance.longId(17, '92') : String(chance.whole(100_000, 99_999_999)),
    name: `${name} ${sizes}`,
    classId,
    reusable: index % 2 === 0,
  }));
}

/** The chart for products that is made of a template: the same each time. */
export function productChartOf(world: World, { id }: Store, { businessId }: Pick<SizeChart, 'businessId'>): string {
  return `7${world.chance('temu product chart', id, businessId).digits(11)}`;
}
