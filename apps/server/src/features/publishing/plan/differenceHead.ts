import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { addressOf } from '../../pictures/pictures.public.ts';
import { productTables } from '../record/productVersion.ts';
import type { WholeListing } from '../record/queries.ts';
import { templateValues } from './freeze.ts';

interface HeadChange {
  sku: '';
  field: string;
  before: string;
  after: string;
}

interface HeadNow {
  categoryIds: string[];
  categoryNames: string[];
  sizeChartName: string;
  modelId: string | null;
  modelName: string;
  packagingShape: number;
  packagingType: number;
  packagingKeys: string[];
}

/** What the templates of the product say otherwise by now than the listing: category, size chart, model and packaging. */
export async function findHeadChanges(db: Db, { head, packagingPictures }: WholeListing): Promise<HeadChange[]> {
  const { rows } = await sql<HeadNow>`
    select now.*, array(
      select blobs.key from packaging_template_images image join blobs on blobs.id = image.blob_id
      where image.template_id = packaging.id order by image.position) as packaging_keys
    from listings listing ${productTables} join stores store on store.id = listing.store_id
    cross join lateral (select ${templateValues.values}) as now (${templateValues.names})
    where listing.id = ${head.id}`.execute(db);
  const pathOf = (names: readonly string[]) => names.join(' / ');
  const linksOf = (keys: readonly string[]) => keys.map(addressOf).join(',');
  const former = linksOf(packagingPictures.map(({ key }) => key));
  return rows.flatMap((now) => {
    const compared: [field: string, differs: boolean, before: string, after: string][] = [
      [
        'category',
        head.categoryIds.join() !== now.categoryIds.join(),
        pathOf(head.categoryNames),
        pathOf(now.categoryNames),
      ],
      ['sizeChart', head.sizeChartName !== now.sizeChartName, head.sizeChartName, now.sizeChartName],
      ['model', head.modelId !== now.modelId, head.modelName, now.modelName],
      ['outerPkgShape', head.packagingShape !== now.packagingShape, `${head.packagingShape}`, `${now.packagingShape}`],
      ['outerPkgType', head.packagingType !== now.packagingType, `${head.packagingType}`, `${now.packagingType}`],
      ['packaging', former !== linksOf(now.packagingKeys), former, linksOf(now.packagingKeys)],
    ];
    return compared.flatMap(([field, differs, before, after]) =>
      differs ? [{ sku: '' as const, field, before, after }] : [],
    );
  });
}
