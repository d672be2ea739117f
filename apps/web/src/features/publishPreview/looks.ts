import { type ImageType, imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type {
  PublishProductAttr,
  PublishProductDetail,
  PublishSpecDetail,
} from '@pressroom/contract/publishing/listing';
import { type Marketplace, marketplaceOf } from '@pressroom/contract/stores/marketplace';

/** Which pictures stand where on a marketplace's page. */
interface Look {
  /** Beside the price, in their order. */
  gallery: readonly ImageType[];
  /** What stands for a colour among the options. */
  option: ImageType;
  /** Under the description. */
  below: readonly ImageType[];
  /** Where the thumbnails of the gallery stand. */
  thumbs: 'beside' | 'below';
}

const looks: Readonly<Record<Marketplace, Look>> = {
  shein: {
    gallery: [imageTypes.sheinDetail, imageTypes.sheinSquare],
    option: imageTypes.sheinColourBlock,
    below: [imageTypes.sheinDetailed],
    thumbs: 'beside',
  },
  temu: {
    gallery: [imageTypes.temuMaterial, imageTypes.temuCarousel],
    option: imageTypes.temuSpecification,
    below: [],
    thumbs: 'below',
  },
};

export function lookOf({ storeTypeCode }: Pick<PublishProductDetail, 'storeTypeCode'>): Look {
  return looks[marketplaceOf(storeTypeCode) ?? 'temu'];
}

export function picturesOf(spec: PublishSpecDetail, types: readonly ImageType[]): string[] {
  const links = types.flatMap((type) =>
    spec.publishProductImages
      .filter(({ imageType }) => imageType === type)
      .flatMap(({ imageLinks }) => imageLinks.split(',').filter(Boolean)),
  );
  return [...new Set(links)];
}

export const valueOf = (spec: PublishSpecDetail, key: 'color' | 'size'): string =>
  spec.publishProductSpecInfos.find(({ specKey }) => specKey === key)?.specVal ?? '';

/** The values by which the SKUs differ, in their order. */
export function optionsOf(specs: readonly PublishSpecDetail[], key: 'color' | 'size'): string[] {
  return [...new Set(specs.map((spec) => valueOf(spec, key)))].filter(Boolean);
}

/** The SKU of this colour and size; of the colour, where it does not come in that size. */
export function chosenSpec(
  specs: readonly PublishSpecDetail[],
  { color, size }: { color: string; size: string },
): PublishSpecDetail | undefined {
  const ofColor = specs.filter((spec) => valueOf(spec, 'color') === color);
  return ofColor.find((spec) => valueOf(spec, 'size') === size) ?? ofColor[0] ?? specs[0];
}

/** Attributes with all their values: a share or number beside its value, and one that was typed once. */
export function attributesOf(rows: readonly PublishProductAttr[]): { id: string; name: string; text: string }[] {
  return [...Map.groupBy(rows, ({ attrKeyId }) => attrKeyId)].map(([id, own]) => ({
    id,
    name: own[0]!.attrKeyName,
    text: own.map(attributeText).join(', '),
  }));
}

function attributeText({ attrValName, attrInputVal, attrUnit }: PublishProductAttr): string {
  return [...new Set([attrValName, attrInputVal]), attrUnit].filter(Boolean).join(' ');
}
