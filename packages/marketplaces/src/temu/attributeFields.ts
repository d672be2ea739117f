import type { AttributeField, AttributeKind, AttributeOption } from '@pressroom/contract/attributes/field';
import { type TemuAttributes, temuControl, type TemuProperty } from './attributes.ts';

const kindOfControl: Record<number, AttributeKind> = {
  [temuControl.choose]: 'select',
  [temuControl.inputOrChoose]: 'selectOrText',
  [temuControl.date]: 'date',
  [temuControl.datePair]: 'dateRange',
  [temuControl.month]: 'month',
  [temuControl.monthPair]: 'monthRange',
  [temuControl.colour]: 'colour',
  [temuControl.size]: 'multiSelect',
  [temuControl.numberRange]: 'numberRange',
  [temuControl.twoNumbers]: 'twoNumbers',
  [temuControl.threeNumbers]: 'threeNumbers',
  [temuControl.region]: 'select',
  [temuControl.chooseWithNumber]: 'composition',
};

/** A number with its unit, of `propertyValueType`. */
const numberWithUnit = 1;
/** What a seller sees at the root, of `showType`. */
const shownAtRoot = new Set<number | undefined>([undefined, 0, 1]);

/**
 * What is asked of a product's properties, in TEMU's order. What TEMU computes itself, and roots that it does not show,
 * are none of them, nor is anything under these.
 */
export function temuAttributeFields({ properties }: TemuAttributes): AttributeField[] {
  const byTemplatePid = new Map(properties.map((property) => [property.templatePid, property]));
  const isAsked = (property: TemuProperty, above = new Set<string>()): boolean => {
    if (property.controlType === temuControl.computed || above.has(property.templatePid)) return false;
    const parentId = parentOf(property);
    if (parentId === undefined) return shownAtRoot.has(property.showType);
    const parent = byTemplatePid.get(parentId);
    return parent !== undefined && isAsked(parent, above.add(property.templatePid));
  };
  const byRefPid = Map.groupBy(properties, ({ refPid }) => refPid);
  return properties.filter((property) => isAsked(property)).map((property) => describe(property, byRefPid));
}

function parentOf({ parentTemplatePid }: TemuProperty): string | undefined {
  return parentTemplatePid === undefined || parentTemplatePid === '0' ? undefined : parentTemplatePid;
}

function describe(property: TemuProperty, byRefPid: Map<string, TemuProperty[]>): AttributeField {
  const kind = kindOf(property);
  const parentId = parentOf(property);
  const most = property.chooseMaxNum !== undefined && property.chooseMaxNum > 0 ? property.chooseMaxNum : undefined;
  const sharesSum = property.valueRule === undefined || property.valueRule === 1 || property.valueUnit.includes('%');
  return {
    id: property.templatePid,
    name: property.name,
    ...englishOf(property.lang2Name),
    required: property.required === true || property.isSale === true,
    kind,
    values: property.values.map(describeValue),
    units: property.valueUnit,
    ...boundsOf(property, kind),
    precision: property.valuePrecision ?? 0,
    ...(most !== undefined && kind !== 'select' && (kind !== 'colour' || most > 1) && { atMostChosen: most }),
    atMostTyped: kind === 'selectOrText' ? (property.inputMaxNum ?? 0) : 0,
    ...(kind === 'composition' && sharesSum && { sumsTo100: true as const }),
    ...(property.propertyChooseTitle !== undefined && { valueTitle: property.propertyChooseTitle }),
    ...(property.numberInputTitle !== undefined && { numberTitle: property.numberInputTitle }),
    ...(parentId !== undefined && { parentId }),
    shownWhen: property.showCondition.flatMap(({ parentRefPid, parentVids }) =>
      (byRefPid.get(parentRefPid) ?? []).map(({ templatePid }) => ({ fieldId: templatePid, valueIds: parentVids })),
    ),
    allowedUnder: allowedUnder(property),
    linkedTo: [],
  };
}

function kindOf({ controlType, propertyValueType, valueUnit, chooseMaxNum }: TemuProperty): AttributeKind {
  const kind = kindOfControl[controlType ?? temuControl.input];
  if (kind === 'select' && (chooseMaxNum ?? 1) > 1) return 'multiSelect';
  if (kind !== undefined) return kind;
  return propertyValueType === numberWithUnit || valueUnit.length > 0 ? 'number' : 'text';
}

function boundsOf({ minValue, maxValue }: TemuProperty, kind: AttributeKind) {
  const min = minValue ?? (kind === 'composition' ? '0' : undefined);
  const max = maxValue ?? (kind === 'composition' ? '100' : undefined);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function describeValue({ vid, value, lang2Value }: TemuProperty['values'][number]): AttributeOption {
  return { id: vid, name: value ?? vid, ...englishOf(lang2Value) };
}

function englishOf({ en }: Record<string, string | undefined>): { nameEn?: string } {
  return en === undefined ? {} : { nameEn: en };
}

/** The property's own list, or else what each of its values says of its parents. */
function allowedUnder({ templatePropertyValueParentList, values }: TemuProperty): AttributeField['allowedUnder'] {
  if (templatePropertyValueParentList.length > 0) {
    return templatePropertyValueParentList.map(({ parentVidList, vidList }) => ({
      parentValueIds: parentVidList,
      valueIds: vidList,
    }));
  }
  return values
    .filter(({ parentVidList }) => parentVidList.length > 0)
    .map(({ vid, parentVidList }) => ({ parentValueIds: parentVidList, valueIds: [vid] }));
}
