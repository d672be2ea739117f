import type { AttributeRow } from '@pressroom/contract/attributes/field';
import type { ClassificationDetail, classification } from '@pressroom/contract/classification/classification';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';

/** What one marketplace's half of the form holds. */
interface Half {
  storeId: string | undefined;
  /** What its attributes are asked for by. */
  productTypeId: string | undefined;
  categoryIds: readonly string[];
  /** The names of the category, from the root. */
  category: readonly string[];
  property: readonly AttributeRow[];
}

type HalfValues<M extends Marketplace> = { [Name in keyof Half as `${M}${Capitalize<Name>}`]?: Half[Name] };

export interface FormValues extends HalfValues<'shein'>, HalfValues<'temu'> {
  id?: string;
  gmtModified?: string;
  name?: string;
  bindTemuSizeChartsTemplateName?: string;
  bindTemuModelId?: string;
  bindTemuModelName?: string;
}

/** What the attributes of a category are asked for by. */
export interface Category {
  storeId: string;
  productTypeId: string;
  categoryId?: string;
}

/** The names that the fields of a half have in the form. */
export function namesOf<M extends Marketplace>(marketplace: M) {
  return {
    storeId: `${marketplace}StoreId`,
    productTypeId: `${marketplace}ProductTypeId`,
    categoryIds: `${marketplace}CategoryIds`,
    category: `${marketplace}Category`,
    property: `${marketplace}Property`,
  } as const;
}

/** The category that is chosen at a marketplace. */
export function categoryOf(values: FormValues, marketplace: Marketplace): Category | undefined {
  const names = namesOf(marketplace);
  const { [names.storeId]: storeId, [names.productTypeId]: productTypeId } = values;
  if (!storeId || !productTypeId) return undefined;
  return { storeId, productTypeId, categoryId: values[names.categoryIds]?.at(-1) };
}

/** The list in a text of JSON; empty where it holds none. */
export function listIn<T = string>(text: string): T[] {
  return text ? (JSON.parse(text) as T[]) : [];
}

export function valuesOf(template: ClassificationDetail): FormValues {
  return {
    id: template.id,
    gmtModified: template.gmtModified,
    name: template.name,
    sheinStoreId: template.sheinStoreId,
    sheinProductTypeId: template.sheinProductTypeId,
    sheinCategoryIds: listIn(template.sheinCategoryIds),
    sheinCategory: listIn(template.sheinCategory),
    sheinProperty: listIn<AttributeRow>(template.sheinProperty),
    temuStoreId: template.temuStoreId,
    temuProductTypeId: template.temuProductTypeId,
    temuCategoryIds: listIn(template.temuCategoryIds),
    temuCategory: listIn(template.temuCategory),
    temuProperty: listIn<AttributeRow>(template.temuProperty),
    bindTemuSizeChartsTemplateName: template.bindTemuSizeChartsTemplateName,
    bindTemuModelId: template.bindTemuModelId ?? undefined,
    bindTemuModelName: template.bindTemuModelName,
  };
}

/** Lists travel as the text of their JSON. */
export function inputOf(values: FormValues): CallInput<typeof classification.update> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : (value as unknown),
  ]);
  return Object.fromEntries(entries) as CallInput<typeof classification.update>;
}

/** The values that say something: what a form that is not finished is judged by. */
export function filledIn(values: FormValues): CallInput<typeof classification.validate> {
  const filled = Object.entries(values).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '',
  );
  return inputOf(Object.fromEntries(filled));
}
