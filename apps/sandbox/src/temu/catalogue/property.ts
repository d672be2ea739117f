import { type Addition, type CatalogueAttribute, type CatalogueValue, named } from '../../markets/catalogue.ts';

/** How a property is filled in, by TEMU's numbers. */
export const control = {
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

/** What `propertyValueType` says. */
export const valueType = {
  text: 0,
  number: 1,
  range: 2,
  twoNumbers: 3,
  threeNumbers: 4,
  date: 5,
  datePair: 6,
  month: 7,
  monthPair: 8,
} as const;

/** Names are `中文|English`; parents and values are named by their Chinese. */
export interface PropertyRecipe {
  name: string;
  control: (typeof control)[keyof typeof control];
  type?: (typeof valueType)[keyof typeof valueType];
  required?: true;
  sale?: 'main' | 'other';
  values?: string[];
  units?: string[];
  min?: string;
  max?: string;
  precision?: number;
  /** How many values may be chosen; where there are values, 1 unless it is said. */
  most?: number;
  /** How many words may be typed beside the values. */
  typed?: number;
  /** 1: the numbers must add up to 100. */
  rule?: 1 | 2;
  /** What the value and the number of a pair are called. */
  titles?: [value: string, number: string];
  /** It stands under this property, and is shown while one of these values is chosen; without any, always. */
  under?: { property: string; values?: string[] };
  /** Which of its values may be chosen under which of the parent's. */
  allowed?: Record<string, string[]>;
  /** TEMU says what is allowed beside each value, not in a list of its own. */
  saidByValues?: true;
  showType?: number;
  /** Three in four categories have it. */
  sometimes?: true;
  /** The ids of its values do not fit a double. */
  long?: true;
}

export interface TemuProperty extends CatalogueAttribute, Pick<PropertyRecipe, 'sale' | 'titles' | 'saidByValues'> {
  /** Its `templatePid`: it belongs to one category. */
  id: string;
  pid: string;
  refPid: string;
  control: number;
  type: number;
  units: string[];
  min: string | undefined;
  max: string | undefined;
  precision: number;
  most: number;
  typed: number;
  rule: number;
  parentPid: string | undefined;
  /** Values of the parent; empty: nothing is said. */
  shownUnder: string[];
  allowed: { parentVids: string[]; vids: string[] }[];
  showType: number;
}

/** `first` is the number of the first of these. The ids are those of the base properties until `inCategory`. */
export function propertiesFrom(recipes: PropertyRecipe[], first: number): TemuProperty[] {
  const made = recipes.map((recipe, index) => make(recipe, String(first + index)));
  return made.map((property, index) => ({ ...property, ...under(recipes[index]!, property, made) }));
}

export function inCategory(property: TemuProperty, categoryId: string): TemuProperty {
  return { ...property, id: templatePidOf(property.pid, categoryId) };
}

export const templatePidOf = (pid: string, categoryId: string) => String(BigInt(categoryId) * 10_000n + BigInt(pid));

function make({ name, values = [], ...recipe }: PropertyRecipe, pid: string): TemuProperty {
  const { sale, titles, saidByValues, min, max } = recipe;
  return {
    ...named(name),
    id: pid,
    pid,
    refPid: `1${pid.padStart(6, '0')}`,
    required: recipe.required ?? false,
    values: values.map((value, index) => ({
      ...named(value),
      id: `${recipe.long ? `9107199${pid}` : pid}${String(index + 1).padStart(5, '0')}${recipe.long ? '1' : ''}`,
    })),
    control: recipe.control,
    type: recipe.type ?? valueType.text,
    units: recipe.units ?? [],
    min,
    max,
    precision: recipe.precision ?? 0,
    most: recipe.most ?? (values.length > 0 ? 1 : 0),
    typed: recipe.typed ?? 0,
    rule: recipe.rule ?? 0,
    parentPid: undefined,
    shownUnder: [],
    allowed: [],
    showType: recipe.showType ?? 0,
    ...(sale && { sale }),
    ...(titles && { titles }),
    ...(saidByValues && { saidByValues }),
  };
}

function under({ under, allowed = {} }: PropertyRecipe, { values }: TemuProperty, all: TemuProperty[]) {
  const parent = all.find(({ zh }) => zh === under?.property);
  if (!parent) return {};
  return {
    parentPid: parent.pid,
    shownUnder: idsOf(parent.values, under?.values ?? []),
    allowed: Object.entries(allowed).map(([value, own]) => ({
      parentVids: idsOf(parent.values, [value]),
      vids: idsOf(values, own),
    })),
  };
}

function idsOf(values: CatalogueValue[], names: string[]): string[] {
  const byName = new Map(values.map(({ zh, id }) => [zh, id]));
  return names.map((name) => byName.get(name)!);
}

/** What TEMU has added behind everybody's back. */
export function addedProperty({ name, englishName, required, values }: Addition, serial: number): TemuProperty {
  const made = make(
    { name, control: values.length > 0 ? control.choose : control.input, values },
    String(9000 + serial),
  );
  return { ...made, en: englishName ?? name, required };
}
