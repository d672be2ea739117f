/** What TEMU's interfaces are for, by how their names begin; the longer beginnings first. */
const beginnings = [
  ['bg.order.shippinginfo', 'addresses'],
  ['bg.order.decrypt', 'addresses'],
  ['bg.order.amount', 'amounts'],
  ['bg.order.unshipped', 'labels'],
  ['bg.order', 'orders'],
  ['bg.logistics.companies', 'ownCarrier'],
  ['bg.logistics.shipment.v2', 'ownCarrier'],
  ['bg.logistics.shipment.shippingtype', 'ownCarrier'],
  ['bg.logistics', 'labels'],
  ['temu.logistics', 'labels'],
  ['bg.tmc', 'events'],
  ['bg.mall', 'shop'],
  ['bg.btg', 'stock'],
  ['bg.goods', 'catalogue'],
] as const;

export type Purpose = (typeof beginnings)[number][1] | 'other';

/** What does not work without these interfaces, each with theirs. */
export function purposesOf(interfaces: readonly string[]): { purpose: Purpose; names: string[] }[] {
  const groups = Map.groupBy(interfaces, (name): Purpose => {
    const found = beginnings.find(([beginning]) => name.startsWith(beginning));
    return found?.[1] ?? 'other';
  });
  return [...groups].map(([purpose, names]) => ({ purpose, names }));
}
