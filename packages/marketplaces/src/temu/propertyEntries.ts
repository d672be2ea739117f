import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { bareNumber, type WireNumber } from '../shared/json.ts';
import { type TemuAttributes, temuControl, type TemuProperty } from './attributes.ts';

/** One entry of `productPropertyReqs`. `vid` is 0 for words and numbers that were typed. */
export interface TemuPropertyEntry {
  templatePid: WireNumber;
  pid: WireNumber;
  refPid: WireNumber;
  propName: string;
  vid: WireNumber;
  propValue: string;
  valueUnit: string;
  /** Only where a value is chosen with a number; anywhere else TEMU refuses it. */
  numberInputValue?: string;
}

/** One entry of `productSpecPropertyReqs`. */
export interface TemuSpecificationEntry extends TemuPropertyEntry {
  parentSpecId: WireNumber;
  specId: WireNumber;
  valueGroupId: WireNumber;
  valueGroupName: string;
}

export interface TemuPropertyEntries {
  productPropertyReqs: TemuPropertyEntry[];
  productSpecPropertyReqs: TemuSpecificationEntry[];
}

/** What stands between the numbers of one property; TEMU's documents do not say it. */
const betweenNumbers: Record<number, string> = {
  [temuControl.datePair]: '~',
  [temuControl.monthPair]: '~',
  [temuControl.numberRange]: '~',
  [temuControl.twoNumbers]: '*',
  [temuControl.threeNumbers]: '*',
};

/** The values as publishing takes them, in the definition's order: properties, and those of sale apart. */
export function temuPropertyEntries(
  { properties }: TemuAttributes,
  rows: readonly AttributeRow[],
): TemuPropertyEntries {
  const own = Map.groupBy(rows, ({ attributeId }) => attributeId);
  const entries: TemuPropertyEntries = { productPropertyReqs: [], productSpecPropertyReqs: [] };
  for (const property of properties) {
    const filled = own.get(property.templatePid) ?? [];
    if (filled.length === 0) continue;
    if (property.isSale) entries.productSpecPropertyReqs.push(...filled.map((row) => specificationOf(property, row)));
    else entries.productPropertyReqs.push(...entriesOf(property, filled));
  }
  return entries;
}

function entriesOf(property: TemuProperty, rows: AttributeRow[]): TemuPropertyEntry[] {
  const between = betweenNumbers[property.controlType ?? temuControl.input];
  if (between === undefined) return rows.map((row) => entryOf(property, row));
  const propValue = rows.map(({ number, text }) => number ?? text ?? '').join(between);
  return [{ ...headOf(property), vid: bareNumber('0'), propValue, valueUnit: rows[0]?.unit ?? '' }];
}

function entryOf(property: TemuProperty, { valueId, text, number, unit }: AttributeRow): TemuPropertyEntry {
  const chosen = property.values.find(({ vid }) => vid === valueId);
  const takesNumber = property.controlType === temuControl.chooseWithNumber;
  return {
    ...headOf(property),
    vid: bareNumber(valueId ?? '0'),
    propValue: chosen?.value ?? text ?? number ?? '',
    valueUnit: unit ?? (takesNumber ? (property.valueUnit[0] ?? '') : ''),
    ...(takesNumber && number !== undefined && { numberInputValue: number }),
  };
}

function specificationOf(property: TemuProperty, row: AttributeRow): TemuSpecificationEntry {
  const chosen = property.values.find(({ vid }) => vid === row.valueId);
  return {
    ...entryOf(property, row),
    parentSpecId: bareNumber(property.parentSpecId ?? '0'),
    specId: bareNumber(chosen?.specId ?? '0'),
    valueGroupId: bareNumber(chosen?.group?.id ?? '0'),
    valueGroupName: chosen?.group?.name ?? '',
  };
}

function headOf({ templatePid, pid, refPid, name }: TemuProperty) {
  return {
    templatePid: bareNumber(templatePid),
    pid: bareNumber(pid),
    refPid: bareNumber(refPid),
    propName: name,
  };
}
