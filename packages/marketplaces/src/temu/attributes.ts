import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { id, list, optionalFlag, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import type { TemuStore } from './temuStore.ts';

/** How a property is filled in. */
export const temuControl = {
  input: 0,
  choose: 1,
  inputOrChoose: 3,
  date: 5,
  datePair: 6,
  month: 7,
  monthPair: 8,
  colour: 9,
  size: 10,
  numberRange: 11,
  twoNumbers: 12,
  threeNumbers: 13,
  computed: 14,
  region: 15,
  chooseWithNumber: 16,
} as const;

/** An object in the documentation; a client has met the name alone. */
const group = z
  .preprocess(
    (given) => (typeof given === 'string' ? (given === '' ? null : { name: given }) : given),
    z.object({ id: optionalId, name: optionalText }).nullish(),
  )
  .optional();

/** Names by language; nothing where the call asked for none. */
const namesByLanguage = z.preprocess((given) => given ?? {}, z.record(z.string(), optionalText));

const value = z.object({
  vid: id,
  value: optionalText,
  lang2Value: namesByLanguage,
  specId: optionalId,
  parentVidList: list(id),
  group,
});

const property = z.object({
  refPid: id,
  pid: id,
  templatePid: id,
  parentTemplatePid: optionalId,
  name: text,
  lang2Name: namesByLanguage,
  required: optionalFlag,
  isSale: optionalFlag,
  mainSale: optionalFlag,
  parentSpecId: optionalId,
  controlType: optionalInteger,
  propertyValueType: optionalInteger,
  showType: optionalInteger,
  /** The values to choose from; empty for properties with free text. */
  values: list(value),
  valueUnit: list(text),
  /** For texts the greatest length, for dates the last date. */
  minValue: optionalText,
  maxValue: optionalText,
  valuePrecision: optionalInteger,
  chooseMaxNum: optionalInteger,
  inputMaxNum: optionalInteger,
  /** 1: the numbers must add up to 100. */
  valueRule: optionalInteger,
  numberInputTitle: optionalText,
  propertyChooseTitle: optionalText,
  referenceType: optionalInteger,
  feature: optionalInteger,
  /** The property applies where one of the values of one of the entries has been chosen. */
  showCondition: list(z.object({ parentRefPid: id, parentVids: list(id) })),
  /** Which values may be chosen under which values of the parent. */
  templatePropertyValueParentList: list(z.object({ parentVidList: list(id), vidList: list(id) })),
});

const template = z.object({
  templateId: optionalId,
  /** 0: the seller may add no specifications. */
  inputMaxSpecNum: optionalInteger,
  chooseAllQualifySpec: optionalFlag,
  singleSpecValueNum: optionalInteger,
  properties: list(property),
});

/** A property under TEMU's own field names, because these describe the form that fills it in. */
export type TemuAttributes = z.output<typeof template>;
export type TemuProperty = TemuAttributes['properties'][number];

/** The properties of a leaf category; other categories have none. */
export async function getTemuAttributes(
  store: TemuStore,
  { categoryId, languages }: { categoryId: string; languages?: string[] },
  options: CallOptions = {},
): Promise<TemuAttributes> {
  return await store.call('attributes', { catId: bareNumber(categoryId), langList: languages }, template, options);
}
