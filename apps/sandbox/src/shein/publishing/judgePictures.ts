import { readUpload } from '../../markets/uploads.ts';
import { pictureRulesOf } from '../fillIn.ts';
import { findPictureFault, imageType } from '../imageType.ts';
import { collect, type Finding, type Judged, type Say } from './findings.ts';
import type { Pictures, Skc } from './product.ts';

const mostDetails = 10;

/** What a level of the product asks of its pictures. */
interface Asked {
  /** How the level is called in messages. */
  where: string;
  main: boolean;
  square: boolean;
  /** Nothing but the main picture. */
  single: boolean;
  swatch: boolean;
}

/** Where pictures stand, how many there are, and whether each was uploaded for its use. */
export function judgePictures(judged: Judged): Finding[] {
  return collect('image_info', (say) => {
    const { body, category } = judged;
    const on = new Set(pictureRulesOf(category.goods).flatMap(([key, isTrue]) => (isTrue ? [key] : [])));
    const isNewScheme = on.has('spu_image_detail_show');
    if (body.is_spu_pic !== isNewScheme)
      say('is_spu_pic', `图片方案不符 is_spu_pic must be ${isNewScheme} in this category`);
    if (isNewScheme)
      judgeLevel(judged, body.image_info, say, {
        where: 'the product',
        main: on.has('spu_image_detail_required'),
        square: on.has('spu_image_square_required'),
        single: on.has('spu_image_detail_single'),
        swatch: false,
      });
    for (const skc of body.skc_list) judgeSkc(judged, skc, on, say);
  });
}

function judgeSkc(judged: Judged, skc: Skc, on: ReadonlySet<string>, say: Say): void {
  const where = `SKC ${skc.supplier_code}`;
  judgeLevel(judged, skc.image_info, say, {
    where,
    main: true,
    square: on.has('skc_image_square_required'),
    single: on.has('skc_image_detail_single'),
    swatch: judged.body.skc_list.length > 1,
  });
  for (const detail of skc.site_detail_image_info_list) {
    if (detail.image_info_list.length > mostDetails)
      say(
        'site_detail_image_info_list',
        `${where}: 站点详情图超过${mostDetails}张 More than ${mostDetails} site detail pictures`,
      );
    for (const { image_type, image_url } of detail.image_info_list) {
      if (image_type !== imageType.siteDetail)
        say(
          'site_detail_image_info_list',
          `${where}: image_type ${image_type} 不是站点详情图 is no site detail picture`,
        );
      judgeAddress(judged, { image_type, image_url, where }, say);
    }
  }
  for (const { supplier_sku, image_info } of skc.sku_list) {
    const own = image_info?.image_info_list ?? [];
    if (own.length > 1 || own.some(({ image_type }) => image_type !== imageType.main))
      say('sku_image', `SKU ${supplier_sku}: SKU只能有一张主图 A SKU has one picture of type 1 at most`);
    for (const picture of own) judgeAddress(judged, { ...picture, where: `SKU ${supplier_sku}` }, say);
    if (on.has('sku_image_detail_required') && own.length === 0)
      say('sku_image', `SKU ${supplier_sku}: SKU图必填 The picture of the SKU is required`);
  }
}

function judgeLevel(judged: Judged, pictures: Pictures | undefined, say: Say, asked: Asked): void {
  const list = pictures?.image_info_list ?? [];
  const { where } = asked;
  const of = (type: number) => list.filter(({ image_type }) => image_type === type);
  const [mains, details] = [of(imageType.main), of(imageType.detail)];
  if (asked.main && mains.length === 0) say('main_image', `${where}: 主图必填 The main picture is missing`);
  if (mains.length > 1) say('main_image', `${where}: 主图只能一张 There is more than one main picture`);
  if (mains.some(({ image_sort }) => image_sort !== 1))
    say('main_image', `${where}: 主图排序须为1 The main picture must have image_sort 1`);
  if (details.length > mostDetails)
    say('detail_image', `${where}: 细节图超过${mostDetails}张 More than ${mostDetails} detail pictures`);
  if (asked.single && details.length > 0)
    say('detail_image', `${where}: 该类目此处只可传主图 Only a main picture is taken here in this category`);
  const squares = of(imageType.square).length;
  if (asked.square && squares === 0) say('square_image', `${where}: 方形图必填 The square picture is missing`);
  if (squares > 1) say('square_image', `${where}: 方形图只能一张 There is more than one square picture`);
  if (asked.swatch && of(imageType.swatch).length !== 1)
    say('swatch_image', `${where}: 多色商品须有一张色块图 Each of several SKCs needs one colour swatch`);
  const sorts = list.map(({ image_sort }) => image_sort);
  if (sorts.some((sort) => sort < 1) || new Set(sorts).size < sorts.length)
    say('image_sort', `${where}: 图片排序错误 image_sort must count from 1 without repetition`);
  const types: number[] = [imageType.main, imageType.detail, imageType.square, imageType.swatch];
  for (const picture of list) {
    if (!types.includes(picture.image_type))
      say('image_type', `${where}: 图片类型错误 There is no image_type ${picture.image_type} here`);
    else judgeAddress(judged, { ...picture, where }, say);
  }
}

interface Placed {
  image_type: number;
  image_url: string;
  where: string;
}

function judgeAddress({ state }: Judged, { image_type, image_url, where }: Placed, say: Say): void {
  const upload = readUpload(state.core.world.links, 'shein', image_url);
  if (!upload)
    return say('image_url', `${where}: 图片非平台上传或已过期 ${image_url} was not uploaded to SHEIN or has expired`);
  const fault = findPictureFault(upload, image_type);
  if (fault !== undefined) say(formOf(image_type), `${where}: ${fault}`);
}

function formOf(type: number): string {
  if (type === imageType.square) return 'square_image';
  if (type === imageType.swatch) return 'swatch_image';
  if (type === imageType.siteDetail) return 'site_detail_image_info_list';
  return type === imageType.main ? 'main_image' : 'detail_image';
}
