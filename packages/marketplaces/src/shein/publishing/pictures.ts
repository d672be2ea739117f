import { imageTypes, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { DraftPicture, DraftSku, ListingDraft } from '../../publishing/draft.ts';
import { pictureKey, type PictureUse } from '../../publishing/publisher.ts';
import type { SheinFillInStandard } from '../fillInStandard.ts';
import { sheinImageType } from '../pictures.ts';

/** One entry of `image_info_list`. */
export interface ImageInfo {
  image_sort: number;
  image_type: number;
  image_url: string;
}

/** The pictures of a colour's SKUs in one slot: those of the first that has any. */
function inSlot(skus: readonly DraftSku[], slot: ImageType): readonly DraftPicture[] {
  return skus.map(({ pictures }) => pictures[slot] ?? []).find((pictures) => pictures.length > 0) ?? [];
}

const usesOf = (type: number, pictures: readonly DraftPicture[]): PictureUse[] =>
  pictures.map((picture) => ({ use: String(type), picture }));

/** A colour's pictures by what SHEIN uses them for. */
export function colourPictures(skus: readonly DraftSku[]) {
  const [main, ...details] = inSlot(skus, imageTypes.sheinDetail);
  return {
    main: usesOf(sheinImageType.main, main ? [main] : []),
    details: usesOf(sheinImageType.detail, details),
    square: usesOf(sheinImageType.square, inSlot(skus, imageTypes.sheinSquare)),
    block: usesOf(sheinImageType.colourBlock, inSlot(skus, imageTypes.sheinColourBlock)),
    siteDetail: usesOf(sheinImageType.siteDetail, inSlot(skus, imageTypes.sheinDetailed)),
  };
}

/** Every picture of a product, each use once. */
export function sheinPicturesOf({ skus }: ListingDraft): PictureUse[] {
  const colours = Map.groupBy(skus, ({ color }) => color?.code ?? '');
  const all = [...colours.values()].flatMap((ofColour) => {
    const { main, details, square, block, siteDetail } = colourPictures(ofColour);
    return [...main, ...details, ...square, ...(colours.size > 1 ? block : []), ...siteDetail];
  });
  return [...new Map(all.map((use) => [pictureKey(use), use])).values()];
}

/** Where a category wants its pictures: with the product, with its colours, or with both. */
interface Scheme {
  withProduct: boolean;
  productIsSingle: boolean;
  productSquare: boolean;
  colourIsSingle: boolean;
  colourSquare: boolean;
  skuPicture: boolean;
}

function schemeOf({ pictures }: SheinFillInStandard): Scheme {
  const on = new Set(pictures.flatMap(({ key, isOn }) => (isOn ? [key] : [])));
  // the older scheme has none of the other switches, and all pictures with the colour
  const withProduct = on.has('spu_image_detail_show');
  return {
    withProduct,
    productIsSingle: on.has('spu_image_detail_single'),
    productSquare: on.has('spu_image_square_show'),
    colourIsSingle: withProduct && on.has('skc_image_detail_single'),
    colourSquare: !withProduct || on.has('skc_image_square_show'),
    skuPicture: on.has('sku_image_detail_required'),
  };
}

/** The pictures of a product as its category wants them. */
export class SheinPictures {
  readonly #scheme: Scheme;
  readonly #addresses: ReadonlyMap<string, string>;

  constructor(standard: SheinFillInStandard, addresses: ReadonlyMap<string, string>) {
    this.#scheme = schemeOf(standard);
    this.#addresses = addresses;
  }

  get withProduct(): boolean {
    return this.#scheme.withProduct;
  }

  ofProduct(skus: readonly DraftSku[]): ImageInfo[] {
    const { main, details, square } = colourPictures(skus);
    const { productIsSingle, productSquare } = this.#scheme;
    return this.#list([...main, ...(productIsSingle ? [] : details), ...(productSquare ? square : [])]);
  }

  ofColour(skus: readonly DraftSku[], isOneOfSeveral: boolean): ImageInfo[] {
    const { main, details, square, block } = colourPictures(skus);
    const { colourIsSingle, colourSquare } = this.#scheme;
    return this.#list([
      ...main,
      ...(colourIsSingle ? [] : details),
      ...(colourSquare ? square : []),
      ...(isOneOfSeveral ? block : []),
    ]);
  }

  ofSku(skus: readonly DraftSku[]): ImageInfo[] {
    return this.#scheme.skuPicture ? this.#list(colourPictures(skus).main) : [];
  }

  inDetail(skus: readonly DraftSku[]): ImageInfo[] {
    return this.#list(colourPictures(skus).siteDetail);
  }

  #list(uses: readonly PictureUse[]): ImageInfo[] {
    return uses.map((use, index) => {
      const image_url = this.#addresses.get(pictureKey(use));
      if (image_url === undefined) throw new Error(`The picture ${pictureKey(use)} was not uploaded`);
      return { image_sort: index + 1, image_type: Number(use.use), image_url };
    });
  }
}
