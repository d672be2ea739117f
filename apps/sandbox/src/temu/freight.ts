import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';
import { regions } from './zones.ts';

/** The freight templates of a shop for its own site. Fully managed shops have none. Derived from the seed and not kept. */
export function freightTemplatesOf(world: World, { id, mode, country }: Store) {
  if (mode === 'full') return [];
  const chance = world.chance('temu freight', id);
  return ['Standard', 'Express – schnell', '大件'].slice(0, chance.whole(2, 3)).map((name) => ({
    id: `HFT-${chance.digits(14)}`,
    name: `${name} ${country}`,
    siteId: regions[country].siteId,
  }));
}
