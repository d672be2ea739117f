import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import type { LinkedRule } from '@pressroom/contract/attributes/linkedRules';
import type { SheinFillInStandard } from '@pressroom/marketplaces/shein';

/** A category as its marketplace tells it. */
export interface GivenCategory {
  categoryId: string;
  parentId: string | null;
  name: string;
  nameEn: string | null;
  productTypeId: string | null;
  isLeaf: boolean;
}

export interface Named {
  id: string;
  name: string;
}

/** Where a store may publish, such as SHEIN in one country. */
export interface PublishSite extends Named {
  /** The site above it; null: the marketplace has one level. */
  mainSite: string | null;
  /** In which prices are given there; null: not said. */
  currency: string | null;
}

export interface ModelRule {
  enabled: boolean;
  enabledModelType: number | null;
}

interface SizeChartRule {
  isRequired: boolean;
  /** How many a product needs: sets need one for each of their parts. */
  needed: number;
}

/** What beside categories and attributes is asked for and kept. Not every marketplace has each. */
export interface Told {
  /** The attributes of a category to which the seller may add values. */
  ownValues: string[];
  /** What one chosen value brings about. */
  linkedRules: LinkedRule[];
  modelRule: ModelRule;
  models: Named[];
  sizeChartRule: SizeChartRule;
  sizeCharts: Named[];
  brands: Named[];
  sites: PublishSite[];
  /** What publishing into a category asks for beside its attributes. */
  fillInStandard: SheinFillInStandard;
  /** Where the stock of a site may be. */
  warehouses: Named[];
  freightTemplates: Named[];
}

/** The answers, by what was asked for. */
export interface Definitions extends Told {
  /** A level of the tree, or all of it, parents before their children. */
  categories: GivenCategory[];
  /** As the marketplace's client reads them; its reader makes fields of them. */
  attributes: object;
}

export type DefinitionKind = keyof Definitions;

/** Counts up where the kept form of an answer changes: what is kept in another form is asked for anew. */
export const formats: Readonly<Record<DefinitionKind, number>> = {
  categories: 1,
  attributes: 1,
  ownValues: 1,
  linkedRules: 1,
  modelRule: 1,
  models: 1,
  sizeChartRule: 2,
  sizeCharts: 1,
  brands: 1,
  sites: 1,
  fillInStandard: 1,
  warehouses: 1,
  freightTemplates: 1,
};

interface AskOptions {
  signal: AbortSignal;
  /** Of linked rules: a category of the product type, where one is known. */
  categoryId?: string | undefined;
}

type Ask<Answer> = (keys: readonly string[], options: AskOptions) => Promise<Map<string, Answer>>;

/** What answers each kind of question. Questions are told apart by keys: ids of parents, product types, categories or sites, or `linkedKey`. */
export type Askers<Kinds extends DefinitionKind = DefinitionKind> = {
  readonly [Kind in Kinds]: Ask<Definitions[Kind]>;
};

export interface OwnValue {
  attributeId: string;
  valueId: string;
  name: string;
}

/** One store's marketplace, in one form for all of them. Failures of a call are thrown unchanged. */
export interface DefinitionSource {
  /** By the kinds that the marketplace has. */
  ask: Partial<Askers>;
  /** Absent: the marketplace takes no values of the seller's own. */
  addOwnValue?(
    given: { attributeId: string; categoryId: string; value: string },
    options: { signal: AbortSignal },
  ): Promise<OwnValue>;
}

/** The answer of a marketplace that has nothing of the kind. */
export const nothing: Told = {
  ownValues: [],
  linkedRules: [],
  modelRule: { enabled: false, enabledModelType: null },
  models: [],
  sizeChartRule: { isRequired: false, needed: 0 },
  sizeCharts: [],
  brands: [],
  sites: [],
  fillInStandard: { defaultLanguage: undefined, currency: undefined, fields: [], pictures: [] },
  warehouses: [],
  freightTemplates: [],
};

/** What the kept attributes of a marketplace say, without asking it. */
export interface AttributeReader {
  fieldsOf(attributes: object): AttributeField[];
  /** The marketplace's own entries of a publish call. */
  payloadOf(attributes: object, rows: readonly AttributeRow[]): object;
  withOwnValue(attributes: object, value: OwnValue): object;
}

interface LinkedQuestion {
  productTypeId: string;
  attributeId: string;
  valueId: string;
}

export function linkedKey({ productTypeId, attributeId, valueId }: LinkedQuestion): string {
  return [productTypeId, attributeId, valueId].join('/');
}

export function readLinkedKey(key: string): LinkedQuestion {
  const [productTypeId = '', attributeId = '', valueId = ''] = key.split('/');
  return { productTypeId, attributeId, valueId };
}

/** Freight templates are asked for by all sites that they must serve. */
export const sitesKey = (siteIds: readonly string[]): string => [...new Set(siteIds)].toSorted().join(',');

export const readSitesKey = (key: string): string[] => key.split(',').filter(Boolean);
