import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';
import { Refusal } from './refusal.ts';

export interface Warehouse {
  id: string;
  name: string;
  /** 1 own, 2 home. */
  management: 1 | 2;
  sellsLabels: boolean;
}

/** Where the store ships from. Derived from the seed and not kept. */
export function warehousesOf(world: World, { id, country }: Store): Warehouse[] {
  const chance = world.chance('temu warehouses', id);
  return [
    { id: `WH-${chance.digits(14)}`, name: `Main ${country} 主仓`, management: 1, sellsLabels: true },
    { id: `WH-${chance.digits(14)}`, name: 'Überlauf – Größe', management: 2, sellsLabels: false },
  ];
}

/** @throws Refusal where the store has no such warehouse, or no labels are sold for it. */
export function checkLabelWarehouse(world: World, store: Store, id: string): void {
  const warehouse = warehousesOf(world, store).find((each) => each.id === id);
  if (!warehouse) throw new Refusal(120_011_085, 'the warehouse is invalid');
  if (!warehouse.sellsLabels) throw new Refusal(120_011_086, 'labels cannot be bought for this warehouse');
}
