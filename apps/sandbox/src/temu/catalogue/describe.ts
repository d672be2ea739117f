import { digits } from '../../json.ts';
import type { Name } from '../../markets/catalogue.ts';
import type { Category } from '../../world/category.ts';
import { offered, parentTemplatePid } from './catalogue.ts';
import type { TemuProperty } from './property.ts';

interface View {
  category: Category;
  /** The languages in which names are wanted beside the Chinese. */
  languages: string[];
  all: TemuProperty[];
}

/** A property as TEMU answers it. Posters have numbers as texts, mugs null for empty lists and bounds: both were seen. */
export function describeProperty(property: TemuProperty, { category, languages, all }: View) {
  const number = (value: number) => (category.goods === 'poster' ? String(value) : value);
  const empty = category.goods === 'mug' ? null : '';
  const list = <Row>(rows: Row[]) => (category.goods === 'mug' && rows.length === 0 ? null : rows);
  const { sale, shownUnder, allowed, saidByValues = false } = property;
  const parent = all.find(({ pid }) => pid === property.parentPid);
  const [valueTitle = '', numberTitle = ''] = property.titles ?? [];
  const values = offered(property);
  const there = new Set(values.map(({ id }) => id));
  return {
    refPid: digits(property.refPid),
    pid: digits(property.pid),
    templatePid: digits(property.id),
    parentTemplatePid: digits(parentTemplatePid(property, category)),
    name: property.zh,
    lang2Name: namesIn(property, languages),
    required: property.required,
    isSale: sale !== undefined,
    mainSale: sale === 'main',
    parentSpecId: parentSpecId(property),
    controlType: number(property.control),
    propertyValueType: number(property.type),
    showType: number(property.showType),
    values:
      property.values.length === 0
        ? null
        : values.map((value) => ({
            vid: digits(value.id),
            value: value.zh,
            specId: sale === undefined ? 0 : specIdOf(value.id),
            parentVidList: list(parentsOf(property, value.id).map(digits)),
            extendInfo: null,
            lang2Value: namesIn(value, languages),
            group: null,
          })),
    valueUnit: list(property.units),
    minValue: property.min ?? empty,
    maxValue: property.max ?? empty,
    valuePrecision: number(property.precision),
    chooseMaxNum: number(property.most),
    inputMaxNum: number(property.typed),
    valueRule: property.rule,
    numberInputTitle: numberTitle,
    propertyChooseTitle: valueTitle,
    referenceType: 0,
    feature: 0,
    showCondition: list(
      parent && shownUnder.length > 0
        ? [{ parentRefPid: digits(parent.refPid), parentVids: shownUnder.map(digits) }]
        : [],
    ),
    templatePropertyValueParentList: list(
      saidByValues
        ? []
        : allowed.map(({ parentVids, vids }) => ({
            parentVidList: parentVids.map(digits),
            vidList: vids.filter((vid) => there.has(vid)).map(digits),
          })),
    ),
  };
}

function namesIn({ zh, en }: Name, languages: string[]): Record<string, string> | null {
  if (languages.length === 0) return null;
  return Object.fromEntries(languages.map((language) => [language, /^zh/i.test(language) ? zh : en]));
}

function parentsOf({ allowed }: TemuProperty, vid: string): string[] {
  return allowed.filter(({ vids }) => vids.includes(vid)).flatMap(({ parentVids }) => parentVids);
}

export const parentSpecId = ({ sale, pid }: TemuProperty): number => (sale === undefined ? 0 : 3_000_000 + Number(pid));

/** The specification that goes with a value of a sale property. */
export const specIdOf = (vid: string): number => 500_000_000 + Number(vid.slice(-9));
