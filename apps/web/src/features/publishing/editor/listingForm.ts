import type { FindingPart, FindingPlace } from '@pressroom/contract/publishing/finding';
import type { PublishProductDetail } from '@pressroom/contract/publishing/listing';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { publishProducts } from '@pressroom/contract/publishing/plans';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Fact } from '../../../kit/editing.ts';
import type { Path } from '../../../kit/problems.ts';
import { valueOfSpec } from './specRows.ts';

type Values = Partial<CallInput<typeof publishProducts.update>>;

export const valuesOf = (listing: PublishProductDetail): Values => ({
  id: listing.id,
  gmtModified: listing.gmtModified,
  title: listing.title,
  cargoNo: listing.cargoNo,
  description: listing.description,
  publishProductSpecs: listing.publishProductSpecs.map(valueOfSpec),
});

export function factsOf(listing: PublishProductDetail, t: Translate): Fact[] {
  const skus = listing.publishProductSpecs
    .map(({ sku, originalPrice, specialPrice, realStock }) =>
      [sku, originalPrice ?? '–', specialPrice ?? '–', realStock].join(' · '),
    )
    .join('\n');
  return [
    { name: 'title', label: t('publishing.part.title'), text: listing.title },
    { name: 'cargoNo', label: t('publishing.part.cargoNo'), text: listing.cargoNo },
    { name: 'description', label: t('publishing.part.description'), text: listing.description },
    { name: 'publishProductSpecs', label: t('publishing.part.skus'), text: skus },
  ];
}

const fields: Readonly<Partial<Record<FindingPart, Path>>> = {
  title: ['title'],
  cargoNo: ['cargoNo'],
  description: ['description'],
};

/** The field that a finding is about; the sheet of the SKUs brings its own cells into sight. */
export function fieldOf(place: FindingPlace | undefined): Path | undefined {
  return place && fields[place.part];
}
