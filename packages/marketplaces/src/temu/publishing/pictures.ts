import { imageTypes, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { DraftPicture, DraftSku, ListingDraft } from '../../publishing/draft.ts';
import { pictureKey, type PictureUse } from '../../publishing/publisher.ts';

/** TEMU's `imageBizType`: what an upload may be used for. */
export const temuPictureUse = { any: '0', outerPackaging: '1' } as const;

/** The pictures of SKUs in one slot: those of the first that has any. */
function inSlot(skus: readonly DraftSku[], slot: ImageType): readonly DraftPicture[] {
  return skus.map(({ pictures }) => pictures[slot] ?? []).find((pictures) => pictures.length > 0) ?? [];
}

/** What stands where. Of a product that is not worn, `skus` are all of them; of one that is, a colour's. */
export function temuCarousel(skus: readonly DraftSku[]): readonly DraftPicture[] {
  return inSlot(skus, imageTypes.temuCarousel);
}

/** The square picture that stands for the product in TEMU's own lists. */
export function temuMaterial({ skus }: ListingDraft): DraftPicture | undefined {
  return (
    inSlot(skus, imageTypes.temuMaterial)[0] ?? inSlot(skus, imageTypes.temuSpecification)[0] ?? temuCarousel(skus)[0]
  );
}

export function temuThumbnail(draft: ListingDraft, sku: DraftSku): DraftPicture | undefined {
  return sku.pictures[imageTypes.temuSpecification]?.[0] ?? temuMaterial(draft);
}

export function temuPackagingPictures({ packaging, skus }: ListingDraft): readonly DraftPicture[] {
  return packaging.pictures.length > 0 ? packaging.pictures : inSlot(skus, imageTypes.temuOuterPackaging);
}

/** Every picture of a product, each use once. */
export function temuPicturesOf(draft: ListingDraft): PictureUse[] {
  const colours = Map.groupBy(draft.skus, ({ color }) => color?.code ?? '');
  const shown = [
    temuMaterial(draft),
    ...temuCarousel(draft.skus),
    ...[...colours.values()].flatMap(temuCarousel),
    ...draft.skus.map((sku) => temuThumbnail(draft, sku)),
  ].flatMap((picture) => picture ?? []);
  const all = [
    ...shown.map((picture) => ({ use: temuPictureUse.any, picture })),
    ...temuPackagingPictures(draft).map((picture) => ({ use: temuPictureUse.outerPackaging, picture })),
  ];
  return [...new Map(all.map((use) => [pictureKey(use), use])).values()];
}

/** The addresses that TEMU has given the pictures. */
export class TemuAddresses {
  readonly #addresses: ReadonlyMap<string, string>;

  constructor(addresses: ReadonlyMap<string, string>) {
    this.#addresses = addresses;
  }

  /** Empty where there is no picture: TEMU then names the place. */
  of(picture: DraftPicture | undefined, use: string = temuPictureUse.any): string {
    if (!picture) return '';
    const key = pictureKey({ use, picture });
    const address = this.#addresses.get(key);
    if (address === undefined) throw new Error(`The picture ${key} was not uploaded`);
    return address;
  }

  all(pictures: readonly DraftPicture[], use?: string): string[] {
    return pictures.map((picture) => this.of(picture, use));
  }
}
