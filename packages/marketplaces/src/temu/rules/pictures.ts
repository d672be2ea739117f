import { imageTypes, type ImageType, type PictureRule } from '@pressroom/contract/pictures/imageSlots';
import type { DraftPicture, DraftSku, ListingDraft } from '../../publishing/draft.ts';
import type { Ground } from '../../publishing/ground.ts';
import { error, type Found } from '../../rules/found.ts';
import { judgePictures, slotName } from '../../rules/pictures.ts';
import type { TemuAttributes } from '../attributes.ts';
import { temuCarousel, temuMaterial, temuPackagingPictures, temuThumbnail } from '../publishing/pictures.ts';
import { isWorn } from '../publishing/specs.ts';
import { limits } from './limits.ts';
import type { TemuRule } from './temuRule.ts';

const source =
  'Images; goods.add: carouselImageUrls, previewImgUrls, materialImgUrl, thumbUrl; codes 2000014 to 2000021';

export const pictureRules: readonly TemuRule[] = [
  {
    id: 'temu.pictures.carousel',
    since: '2026-04-18',
    source,
    sureness: 'B',
    judge: (draft, _store, { attributes }) => mildest(attributes, (goods) => judgeCarousel(draft, goods)),
  },
  {
    id: 'temu.pictures.material',
    since: '2026-04-18',
    source,
    sureness: 'B',
    judge: (draft) => {
      const type = shownAs(draft);
      const picture = temuMaterial(draft);
      // without any picture the carousel lacks its own
      return picture ? judgeOne(picture, { rule: limits.pictures.material, type, sku: undefined }) : [];
    },
  },
  {
    id: 'temu.pictures.thumbnail',
    since: '2026-04-18',
    source,
    sureness: 'B',
    judge: (draft, _store, { attributes }) => {
      const seen = new Set<string>();
      return draft.skus.flatMap((sku) => {
        const picture = temuThumbnail(draft, sku);
        if (!picture || picture === temuMaterial(draft) || seen.has(picture.key)) return [];
        seen.add(picture.key);
        return mildest(attributes, (goods) =>
          judgeOne(picture, {
            rule: limits.pictures.thumbnail[goods],
            type: imageTypes.temuSpecification,
            sku: sku.sku,
          }),
        );
      });
    },
  },
  {
    id: 'temu.pictures.packaging',
    since: '2026-04-18',
    source: 'Images: imageBizType 1; goods.add: productOuterPackageImageReqs',
    sureness: 'B',
    judge: (draft) =>
      judgePictures(
        temuPackagingPictures(draft).map((picture, at) => ({ picture, position: at + 1 })),
        { slot: { key: 'preflight.packaging' }, rule: limits.pictures.packaging, place: { part: 'packaging' } },
      ),
  },
];

type Goods = 'worn' | 'other';

/** As the goods of the category are judged; while nobody knows whether they are worn, as it suits the pictures. */
function mildest(attributes: Ground['attributes'], judge: (goods: Goods) => Found[]): Found[] {
  if (attributes !== null) return judge(isWorn(attributes as TemuAttributes) ? 'worn' : 'other');
  const [worn, other] = [judge('worn'), judge('other')];
  return worn.length < other.length ? worn : other;
}

/** What is worn has a carousel with each colour, everything else has one. */
function judgeCarousel({ skus }: ListingDraft, goods: Goods): Found[] {
  const rule = limits.pictures.carousel[goods];
  const colours = goods === 'worn' ? [...Map.groupBy(skus, ({ color }) => color?.code ?? '').values()] : [[...skus]];
  const seen = new Set<string>();
  return colours.flatMap((ofColour) => {
    const pictures = temuCarousel(ofColour);
    const sku = (ofColour.find((one) => one.pictures[imageTypes.temuCarousel] === pictures) ?? ofColour[0])?.sku;
    const place = {
      part: 'pictures',
      ...(sku !== undefined && { sku }),
      field: String(imageTypes.temuCarousel),
    } as const;
    if (pictures.length === 0)
      return [error(place, 'preflight.slotFew', { slot: slotName(imageTypes.temuCarousel), count: 0, least: 1 })];
    const unseen = pictures
      .map((picture, at) => ({ picture, position: at + 1 }))
      .filter(({ picture: { key } }) => !seen.has(key) && seen.add(key));
    return judgePictures(unseen, { slot: slotName(imageTypes.temuCarousel), rule, place });
  });
}

interface Judging {
  rule: PictureRule;
  type: ImageType;
  sku: string | undefined;
}

function judgeOne(picture: DraftPicture, { rule, type, sku }: Judging): Found[] {
  const place = { part: 'pictures', ...(sku !== undefined && { sku }), field: String(type) } as const;
  return judgePictures([{ picture, position: 1 }], { slot: slotName(type), rule, place });
}

/** From which slot the picture comes that stands for the product. */
function shownAs({ skus }: ListingDraft): ImageType {
  const has = (type: ImageType) => skus.some(({ pictures }: DraftSku) => (pictures[type]?.length ?? 0) > 0);
  const slots = [imageTypes.temuMaterial, imageTypes.temuSpecification] as const;
  return slots.find(has) ?? imageTypes.temuCarousel;
}
