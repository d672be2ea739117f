import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';

const names = ['Loom', 'Tinta', '晨光', 'Größenwahn', 'Côté', 'ROMWE', 'Ünique'];

/** The brands that a store may publish under. Derived from the seed and not kept. */
export function brandsOf(world: World, { id }: Store): { code: string; name: string }[] {
  const chance = world.chance('shein brands', id);
  const first = chance.whole(0, names.length - 1);
  return Array.from({ length: chance.whole(1, 4) }, (_, index) => ({
    code: `${chance.whole(1, 9)}${chance.text(4, '0123456789')}`,
    name: `${names[(first + index) % names.length]} ${chance.digits(2)}`,
  }));
}
