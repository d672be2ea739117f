import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { packageShape, packageShapeNames, packageType, packageTypeNames } from '@pressroom/contract/packaging/packages';
import { asImageFields, type packaging } from '@pressroom/contract/packaging/packaging';
import { addressOf } from '../pictures/pictures.public.ts';
import type { PackagingRecord } from './packaging.queries.ts';

type Answer = HandlerOutput<typeof packaging.create>;

/** The table has no other shapes and types. */
const shapeName = (shape: number) => ({ key: packageShapeNames[shape as keyof typeof packageShapeNames] });
const typeName = (type: number) => ({ key: packageTypeNames[type as keyof typeof packageTypeNames] });

export const shapeChoices = packageShape.values.map((value) => ({ name: shapeName(value), value }));
export const typeChoices = packageType.values.map((value) => ({ name: typeName(value), value }));

export function present({ packageShape: shape, packageType: type, ...template }: PackagingRecord): Answer {
  const { id, name, fileKeys, useCount, gmtCreate, gmtModified } = template;
  return {
    id,
    name,
    packageShape: shape,
    packageType: type,
    packageShapeName: shapeName(shape),
    packageTypeName: typeName(type),
    ...asImageFields(fileKeys.map(addressOf)),
    useCount,
    gmtCreate,
    gmtModified,
  };
}

/** The record as the audit keeps it. Pictures by their numbers: an address shows the picture to whoever has it. */
export function auditOf({ name, packageShape: shape, packageType: type, blobIds }: PackagingRecord) {
  return { name, packageShape: shapeName(shape), packageType: typeName(type), pictures: blobIds.join(', ') };
}
