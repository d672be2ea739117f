import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { fileUrl, previewUrl } from '../../platform/storage/blobs.ts';
import { saveMapping } from './skuMapping.actions.ts';
import type { ReleaseWaiting } from './skuMapping.public.ts';
import {
  deleteMappings,
  findMappedProducts,
  findMappingRows,
  getMappingOfSku,
  getMappingRow,
  lockMappings,
  type MappingRow,
} from './skuMapping.queries.ts';

function present({ printKey, print2Key, previewKey, ...mapping }: MappingRow): SkuMappingRow {
  return {
    ...mapping,
    printingUrl: fileUrl(printKey),
    printingUrl2: print2Key && fileUrl(print2Key),
    renderingImage: previewKey && previewUrl(previewKey),
  };
}

/** Orders wait for mappings and know of them; mappings only know that somebody may wait. */
export function skuMappingRoutes(release: ReleaseWaiting): FeatureRoutes {
  return routes(skuMapping, {
    async productPage({ db, input }) {
      const { rows, total } = await findMappedProducts(db, input);
      return {
        total,
        rows: rows.map(({ styleName, colorName, sizeName, productNum, ...product }) => ({
          ...product,
          productNum: Number(productNum),
          specName: [styleName, colorName, sizeName].join('-'),
        })),
      };
    },

    async page({ db, input }) {
      const { rows, total } = await findMappingRows(db, input);
      return { rows: rows.map(present), total };
    },

    async save({ tx, actor, input, audit }) {
      const { before, after } = await saveMapping(tx, input);
      audit({ object: 'skuMapping', ids: [after.id], before, after });
      const releasedOrders = await release(tx, actor, after);
      return { ...present(await getMappingRow(tx, after.id)), releasedOrders };
    },

    async delete({ tx, input, audit }) {
      const before = await lockMappings(tx, input.ids);
      await deleteMappings(tx, input.ids);
      audit({ object: 'skuMapping', ids: input.ids, before });
      return null;
    },

    getByShopIdAndSkuId: async ({ db, input }) => present(await getMappingOfSku(db, input)),
  });
}
