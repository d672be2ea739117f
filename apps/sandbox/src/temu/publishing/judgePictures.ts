import { hasRatio } from '../../markets/pictureFacts.ts';
import { readUpload, type Upload } from '../../markets/uploads.ts';
import type { Category } from '../../world/category.ts';
import type { Links } from '../../world/links.ts';
import type { Finding } from './entry.ts';
import type { NewProduct } from './product.ts';

/** By `imageBizType` of the upload. */
const outerPackaging = 1;

interface Shape {
  across: number;
  down: number;
  width: number;
  height: number;
}
const square: Shape = { across: 1, down: 1, width: 800, height: 800 };
const portrait: Shape = { across: 3, down: 4, width: 1340, height: 1785 };

interface Place {
  name: string;
  addresses: string[];
  /** Undefined: any. */
  shapes?: Shape[];
  needed?: true;
  /** What the upload must have been for. */
  use?: number;
  ratioCode?: number;
  sizeCode?: number;
}

/** What is worn has a carousel with each colour, upright; everything else has one, square. */
export function judgePictures(links: Links, product: NewProduct, { apparel }: Category): Finding[] {
  const skcs = product.productSkcReqs;
  const places: Place[] = [
    { name: 'materialImgUrl', addresses: [product.materialImgUrl], shapes: [square] },
    {
      name: 'carouselImageUrls',
      addresses: product.carouselImageUrls,
      ...(!apparel && { shapes: [square], needed: true as const }),
      ratioCode: 2_000_014,
      sizeCode: 2_000_017,
    },
    {
      name: 'productOuterPackageImageReqs',
      addresses: product.productOuterPackageImageReqs.map(({ imageUrl }) => imageUrl),
      use: outerPackaging,
    },
    ...skcs.map(({ extCode, previewImgUrls }) => ({
      name: `previewImgUrls of SKC ${extCode}`,
      addresses: previewImgUrls,
      shapes: [apparel ? portrait : square],
      ...(apparel && { needed: true as const }),
      ratioCode: 2_000_014,
      sizeCode: 2_000_017,
    })),
    ...skcs.map(({ extCode, colorImageUrl }) => ({
      name: `colorImageUrl of SKC ${extCode}`,
      addresses: colorImageUrl === undefined ? [] : [colorImageUrl],
    })),
    ...skcs.flatMap(({ productSkuReqs }) =>
      productSkuReqs.map(({ extCode, thumbUrl }) => ({
        name: `thumbUrl of SKU ${extCode}`,
        addresses: [thumbUrl],
        shapes: apparel ? [square, portrait] : [square],
      })),
    ),
  ];
  return places.flatMap((place) => judgePlace(links, place));
}

function judgePlace(links: Links, place: Place): Finding[] {
  const { name, addresses, needed } = place;
  if (needed && addresses.length === 0) return [{ code: 1_000_003, message: `${name}: at least one picture` }];
  return addresses.flatMap((address) => {
    if (address === '') return [{ code: 2_000_114, message: `${name}: an address of a picture is empty` }];
    const upload = readUpload(links, 'temu', address);
    if (!upload) return [{ code: 2_000_158, message: `${name}: the picture was not uploaded to TEMU: ${address}` }];
    return judgeUpload(place, upload);
  });
}

function judgeUpload(
  { name, shapes, use, ratioCode = 2_000_018, sizeCode = 2_000_020 }: Place,
  upload: Upload,
): Finding[] {
  const { width, height } = upload;
  if (use !== undefined && upload.use !== use)
    return [{ code: 2_000_158, message: `${name}: the picture was not uploaded as outer packaging` }];
  if (!shapes) return [];
  const ofRatio = shapes.filter(({ across, down }) => hasRatio(upload, across, down));
  const ratios = shapes.map(({ across, down }) => `${across}:${down}`).join(' or ');
  if (ofRatio.length === 0) return [{ code: ratioCode, message: `${name}: ${width}×${height} is not ${ratios}` }];
  if (ofRatio.some((shape) => width >= shape.width && height >= shape.height)) return [];
  const [least] = ofRatio as [Shape];
  return [{ code: sizeCode, message: `${name}: ${width}×${height} is smaller than ${least.width}×${least.height}` }];
}
