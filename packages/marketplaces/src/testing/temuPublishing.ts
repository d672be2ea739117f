import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { DraftSku, ListingDraft } from '../publishing/draft.ts';
import { pictureKey } from '../publishing/publisher.ts';
import { type TemuAttributes, temuControl, type TemuProperty } from '../temu/attributes.ts';
import { temuPicturesOf } from '../temu/publishing/pictures.ts';
import { temuPublisher, type TemuPublishing } from '../temu/publishing/publisher.ts';
import { fakeTemu } from './fakeTemu.ts';
import { draftPicture, draftSku } from './listingDraft.ts';

export function temuProperty(given: Partial<TemuProperty>): TemuProperty {
  return {
    refPid: '1',
    pid: '1',
    templatePid: '1',
    parentTemplatePid: undefined,
    name: '属性',
    lang2Name: {},
    required: true,
    isSale: false,
    mainSale: false,
    parentSpecId: undefined,
    controlType: temuControl.choose,
    propertyValueType: 0,
    showType: undefined,
    values: [],
    valueUnit: [],
    minValue: undefined,
    maxValue: undefined,
    valuePrecision: undefined,
    chooseMaxNum: undefined,
    inputMaxNum: undefined,
    valueRule: undefined,
    numberInputTitle: undefined,
    propertyChooseTitle: undefined,
    referenceType: undefined,
    feature: undefined,
    showCondition: [],
    templatePropertyValueParentList: [],
    ...given,
  };
}

const value = (vid: string, name: string, en: string, specId: string): TemuProperty['values'][number] => ({
  vid,
  value: name,
  lang2Value: { en },
  specId,
  parentVidList: [],
  group: undefined,
});

export const material = temuProperty({
  templatePid: '77',
  pid: '7',
  refPid: '107',
  name: '材质',
  values: [value('9107199000077001', '棉', 'Cotton', '0')],
});

/** Its colour has ids beyond what a double holds. */
export const colour = temuProperty({
  templatePid: '11',
  pid: '13',
  refPid: '63',
  name: '颜色',
  isSale: true,
  mainSale: true,
  parentSpecId: '1001',
  controlType: temuControl.colour,
  values: [value('9107199000011001', '黑色', 'Black', '9107199000000001001'), value('112', '玫瑰色', 'Rosé', '5112')],
});

export const size = temuProperty({
  templatePid: '12',
  pid: '14',
  refPid: '64',
  name: '尺码',
  isSale: true,
  parentSpecId: '3001',
  controlType: temuControl.size,
  values: [value('121', 'S', 'S', '5121'), value('122', 'M', 'M', '5122')],
});

export const volume = temuProperty({
  templatePid: '15',
  pid: '15',
  refPid: '65',
  name: '容量',
  isSale: true,
  mainSale: true,
  parentSpecId: '11001',
  values: [value('151', '11oz', '11oz', '5151'), value('152', '15oz', '15oz', '5152')],
});

const template = (properties: TemuProperty[], inputMaxSpecNum: number): TemuAttributes => ({
  templateId: undefined,
  inputMaxSpecNum,
  chooseAllQualifySpec: undefined,
  singleSpecValueNum: undefined,
  properties,
});

export const shirtAttributes = template([material, colour, size], 0);
export const mugAttributes = template([material, volume], 2);

const temuPictures = (key: string): DraftSku['pictures'] => ({
  [imageTypes.temuCarousel]: ['front', 'back'].map((side) => draftPicture(`${key} ${side}`)),
  [imageTypes.temuSpecification]: [draftPicture(`${key} spec`)],
  [imageTypes.temuMaterial]: [draftPicture('material')],
});

export function temuSku(color: DraftSku['color'], size: DraftSku['size'], given: Partial<DraftSku> = {}): DraftSku {
  return draftSku(color, size, { pictures: temuPictures(color?.code ?? 'one'), ...given });
}

export function temuPublishing(given: Partial<TemuPublishing> = {}): TemuPublishing {
  return {
    mode: 'semi',
    settings: {
      siteIds: ['100'],
      warehouseId: 'WH-1',
      warehouseName: 'Main',
      freightTemplateId: 'HFT-1',
      freightTemplateName: 'Standard',
      shipmentLimitSecond: 172_800,
      originRegion: 'CN',
      originProvinceId: '43000000000018',
      currency: 'USD',
    },
    attributesOf: async () => shirtAttributes,
    ...given,
  };
}

/** Addresses as if every picture of the draft had been uploaded. */
export function uploadedToTemu(draft: ListingDraft): Map<string, string> {
  return new Map(
    temuPicturesOf(draft).map((use) => [pictureKey(use), `https://img.test/${use.use}/${use.picture.key}`]),
  );
}

/** A publisher that speaks to TEMU of one test. */
export async function temuPublisherAt(answers: Parameters<typeof fakeTemu>[0], about: Partial<TemuPublishing> = {}) {
  const side = await fakeTemu(answers);
  return { ...side, publisher: temuPublisher(side.store, temuPublishing(about)) };
}
