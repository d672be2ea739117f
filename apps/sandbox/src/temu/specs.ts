import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';

/** Specifications beside those of a category, by which products that are not worn may differ. */
export const parentSpecs = [
  { id: '1001', name: '颜色' },
  { id: '1005', name: '款式' },
  { id: '3001', name: '尺码' },
  { id: '10011', name: '材质' },
  { id: '11001', name: '容量' },
];

/** The id that a shop is given for a name of its own: the same for the same name, to the letter. */
export function createdSpecId(
  world: World,
  { id }: Store,
  { parentSpecId, specName }: { parentSpecId: string; specName: string },
): string {
  return `9${world.chance('temu spec', id, parentSpecId, specName).digits(11)}`;
}
