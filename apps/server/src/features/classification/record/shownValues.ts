import type { AttributeKind } from '@pressroom/contract/attributes/field';
import type { Language } from '@pressroom/contract/messages';
import type { KeptAttribute } from './attributes.ts';

interface Summary {
  key: string;
  values: string[];
}

/** Each attribute with what it is filled in with, once each, in the order of the form. */
export function summariesOf(kept: readonly KeptAttribute[], language: Language): Summary[] {
  return [...Map.groupBy(kept, ({ attributeId }) => attributeId).values()].map((own) => ({
    key: attributeName(own[0]!, language),
    values: [...new Set(shownValues(own, language))],
  }));
}

export function attributeName({ attributeName: name, attributeNameEn }: KeptAttribute, language: Language): string {
  return language === 'zh' ? name : (attributeNameEn ?? name);
}

export function valueName({ valueName: name, valueNameEn }: KeptAttribute, language: Language): string | undefined {
  return (language === 'zh' ? name : (valueNameEn ?? name)) ?? undefined;
}

/** What stands between the rows that make one value together. */
const between: Partial<Record<AttributeKind, string>> = {
  dateRange: ' ~ ',
  monthRange: ' ~ ',
  numberRange: ' ~ ',
  twoNumbers: ' × ',
  threeNumbers: ' × ',
};

function shownValues(own: readonly KeptAttribute[], language: Language): string[] {
  const [first] = own;
  const separator = between[first?.kind as AttributeKind];
  if (separator !== undefined) {
    const joined = own.map(({ number, text }) => number ?? text ?? '').join(separator);
    return [withUnit(joined, first?.unit)];
  }
  return own.map((row) => {
    const { kind, number, unit, text } = row;
    const named = valueName(row, language);
    if (kind === 'composition') return `${named ?? ''} ${withUnit(number ?? '', unit ?? '%')}`.trim();
    return named ?? text ?? withUnit(number ?? '', unit);
  });
}

function withUnit(number: string, unit: string | null | undefined): string {
  return !unit ? number : unit === '%' ? `${number}%` : `${number} ${unit}`;
}
