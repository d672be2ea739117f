import type { Store } from '../world/stores.ts';
import type { World } from '../world/world.ts';

export interface Warehouse {
  code: string;
  name: string;
  countries: string[];
}

/** As products name a warehouse; orders name the same one otherwise. */
export const stockCode = ({ code }: Warehouse) => code.replace('WH', 'PS');

/** Where the store ships from. Derived from the seed and not kept. */
export function warehousesOf(world: World, store: Store): Warehouse[] {
  const chance = world.chance('shein warehouses', store.id);
  return [
    { code: `WH${chance.digits(12)}`, name: 'Main warehouse 主仓', countries: [store.country] },
    { code: `WH${chance.digits(12)}`, name: 'Overflow – Größe', countries: [store.country] },
  ];
}
