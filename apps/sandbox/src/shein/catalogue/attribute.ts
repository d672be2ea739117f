import { type Addition, type CatalogueAttribute, named } from '../../markets/catalogue.ts';

export const kind = { sales: 1, sizeChart: 2, composition: 3, product: 4 } as const;
/** `shares`: several values, each with its percentage. */
export const mode = { typed: 0, several: 1, oneForSales: 2, one: 3, shares: 4 } as const;

/** Names are `中文|English`, and other attributes and values are named by their Chinese. */
export interface AttributeRecipe {
  name: string;
  kind: (typeof kind)[keyof typeof kind];
  mode: (typeof mode)[keyof typeof mode];
  required?: true;
  /** Not to be filled in any more. */
  retired?: true;
  /** The sales attribute of the colour (SKC). */
  main?: true;
  /** How many values may be chosen; 0: no limit. */
  most?: number;
  /** 1 important, 2 compliance, 3 quality, 4 customs. */
  remarks?: number[];
  /** 3: bound at the SKU. */
  dimension?: number;
  values?: string[];
  /** Values that are no longer taken. */
  oldValues?: string[];
  /** While this value is chosen, only these are left in another attribute; the first is proposed where `fill`. */
  links?: { value: string; attribute: string; only: string[]; fill?: true }[];
  /** Sellers may add values of their own. */
  open?: true;
  /** Three in four categories have it. */
  sometimes?: true;
  /** Its own id, and those of its values, do not fit a double. */
  long?: true;
}

export interface Link {
  valueId: string;
  attributeId: string;
  onlyValueIds: string[];
  fillValueIds: string[];
}

export interface SheinAttribute extends CatalogueAttribute {
  kind: number;
  mode: number;
  retired: boolean;
  main: boolean;
  most: number;
  remarks: number[];
  dimension: number;
  links: Link[];
  open: boolean;
}

/** SHEIN numbers an attribute once for all categories. `first` is the number of the first of these. */
export function attributesFrom(recipes: AttributeRecipe[], first: number): SheinAttribute[] {
  const made = recipes.map((recipe, index) => make(recipe, String(first + index)));
  return made.map((attribute, index) => ({ ...attribute, links: linksOf(recipes[index]!, attribute, made) }));
}

function make(recipe: AttributeRecipe, number: string): SheinAttribute {
  const { name, values = [], oldValues = [], long = false } = recipe;
  const valueId = (index: number) => `${long ? `9107199${number}` : number}${String(index + 1).padStart(6, '0')}`;
  return {
    ...named(name),
    id: long ? `9107199${number}000000${number}` : number,
    required: recipe.required ?? false,
    values: [
      ...values.map((value, index) => ({ ...named(value), id: valueId(index) })),
      ...oldValues.map((value, index) => ({
        ...named(value),
        id: valueId(values.length + index),
        retired: true as const,
      })),
    ],
    kind: recipe.kind,
    mode: recipe.mode,
    retired: recipe.retired ?? false,
    main: recipe.main ?? false,
    most: recipe.most ?? 0,
    remarks: recipe.remarks ?? [],
    dimension: recipe.dimension ?? 1,
    links: [],
    open: recipe.open ?? false,
  };
}

function linksOf({ links = [] }: AttributeRecipe, { values }: SheinAttribute, all: SheinAttribute[]): Link[] {
  return links.map(({ value, attribute, only, fill = false }) => {
    const linked = all.find(({ zh }) => zh === attribute)!;
    const onlyValueIds = only.map((name) => linked.values.find(({ zh }) => zh === name)!.id);
    return {
      valueId: values.find(({ zh }) => zh === value)!.id,
      attributeId: linked.id,
      onlyValueIds,
      fillValueIds: fill ? onlyValueIds.slice(0, 1) : [],
    };
  });
}

/** What SHEIN has added behind everybody's back. */
export function addedAttribute({ name, englishName, required, values }: Addition, serial: number): SheinAttribute {
  const made = make(
    { name, kind: kind.product, mode: values.length > 0 ? mode.one : mode.typed, values },
    String(9000 + serial),
  );
  return { ...made, en: englishName ?? name, required };
}
