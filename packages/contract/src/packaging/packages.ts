import { enumOf } from '../fields/choices.ts';

/** How a parcel's outside is formed; TEMU's numbers. */
export const packageShape = enumOf({ irregular: 0, cuboid: 1, cylinder: 2 }, 'packaging.shapeRequired');
/** What a parcel's outside is made of; TEMU's numbers. */
export const packageType = enumOf({ hard: 0, softWithHardGoods: 1, softWithSoftGoods: 2 }, 'packaging.typeRequired');

export const packageShapeNames = {
  [packageShape.irregular]: 'packaging.shapeIrregular',
  [packageShape.cuboid]: 'packaging.shapeCuboid',
  [packageShape.cylinder]: 'packaging.shapeCylinder',
} as const;

export const packageTypeNames = {
  [packageType.hard]: 'packaging.typeHard',
  [packageType.softWithHardGoods]: 'packaging.typeSoftWithHardGoods',
  [packageType.softWithSoftGoods]: 'packaging.typeSoftWithSoftGoods',
} as const;
