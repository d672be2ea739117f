import { z } from 'zod';
import { MarketplaceFailure } from '../../shared/MarketplaceFailure.ts';
import { list, optionalId, optionalText, text } from '../../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from '../sheinStore.ts';

const pictures = list(z.object({ groupCode: optionalText }));

const spu = z
  .object({
    spuName: text,
    productTypeId: optionalId,
    spuImageInfoList: pictures,
    skcInfoList: list(
      z.object({
        skcName: text,
        skcImageInfoList: pictures,
        siteDetailImageInfoList: pictures,
        recycleInfoList: list(z.object({ subSite: optionalText, recycleStatus: optionalText })),
      }),
    ),
  })
  .transform(({ spuName, productTypeId, spuImageInfoList, skcInfoList }) => ({
    spuName,
    productTypeId,
    imageGroup: groupOf(spuImageInfoList),
    skcs: skcInfoList.map((skc) => ({
      skcName: skc.skcName,
      imageGroup: groupOf(skc.skcImageInfoList),
      siteDetailGroup: groupOf(skc.siteDetailImageInfoList),
      recycleCodes: skc.recycleInfoList.flatMap(({ recycleStatus }) => recycleStatus ?? []),
    })),
  }));
export type SheinSpuInfo = z.output<typeof spu>;

function groupOf(pictures: { groupCode?: string | undefined }[]): string | undefined {
  return pictures.find(({ groupCode }) => groupCode !== undefined)?.groupCode;
}

const spuInfo = {
  path: '/open-api/goods/spu-info',
  method: 'POST',
  repeatable: true,
  // nothing, or an object without a name: there is no such product, or it has not passed review
  info: z.preprocess((info) => (hasName(info) ? info : null), spu.nullable()),
} satisfies Endpoint<z.ZodType>;

function hasName(info: unknown): boolean {
  return typeof info === 'object' && info !== null && 'spuName' in info && Boolean(info.spuName);
}

/** A product that has passed review; undefined for every other. */
export async function findSheinSpu(
  store: SheinStore,
  spuName: string,
  options: SheinCallOptions = {},
): Promise<SheinSpuInfo | undefined> {
  try {
    return (await store.call(spuInfo, { spuName, languageList: ['en'] }, options)) ?? undefined;
  } catch (failure) {
    // how an unknown product is answered is not documented
    if (failure instanceof MarketplaceFailure && (failure.kind === 'notFound' || failure.kind === 'rejected'))
      return undefined;
    throw failure;
  }
}
