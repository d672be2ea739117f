import { packageShape, packageType } from '@pressroom/contract/packaging/packages';
import { asImageFields, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';

/** Addresses of pictures that nobody has. */
export const samplePictures = ['front', 'back', 'open'].map((name) => `/files/${name.padEnd(16, '0')}`);

export function sampleTemplate(given: Partial<PackagingTemplate> = {}): PackagingTemplate {
  return {
    id: '7',
    name: 'Carton',
    packageShape: packageShape.cuboid,
    packageType: packageType.hard,
    packageShapeName: 'Cuboid',
    packageTypeName: 'Hard packaging',
    ...asImageFields(samplePictures.slice(0, 2)),
    useCount: 0,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
    ...given,
  };
}
