import { z } from 'zod';

export interface Name {
  zh: string;
  en: string;
}

/** Reads `中文|English`; a text without a bar is the same in both languages. */
export function named(text: string): Name {
  const [zh = '', en = zh] = text.split('|');
  return { zh, en };
}

export interface CatalogueValue extends Name {
  id: string;
  /** No longer taken. */
  retired?: true;
}

/** What the attributes of both marketplaces share. */
export interface CatalogueAttribute extends Name {
  id: string;
  required: boolean;
  values: CatalogueValue[];
}

/** Attributes and values are named by their id or by their name in either language. */
export const catalogueChange = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('require'), attribute: z.string(), required: z.boolean().default(true) }),
  z.strictObject({ change: z.literal('retireValue'), attribute: z.string(), value: z.string() }),
  z.strictObject({ change: z.literal('remove'), attribute: z.string() }),
  z.strictObject({
    change: z.literal('rename'),
    attribute: z.string(),
    name: z.string().min(1),
    englishName: z.string().min(1).optional(),
  }),
  z.strictObject({
    change: z.literal('add'),
    name: z.string().min(1),
    englishName: z.string().min(1).optional(),
    required: z.boolean().default(true),
    /** To choose one from; without them it is typed. */
    values: z.array(z.string().min(1)).default([]),
  }),
]);
/** For a tester who chooses one. */
export const catalogueActs = catalogueChange.options.map(({ shape }) => shape.change.value);
export type CatalogueChange = z.output<typeof catalogueChange>;
export type Addition = Extract<CatalogueChange, { change: 'add' }>;

/** Makes the attribute that the marketplace has added as its `serial`th, from 1. */
export type MakeAttribute<Attribute> = (addition: Addition, serial: number) => Attribute;

export function changed<Attribute extends CatalogueAttribute>(
  attributes: Attribute[],
  changes: CatalogueChange[],
  make: MakeAttribute<Attribute>,
): Attribute[] {
  let added = 0;
  return changes.reduce((so, change) => {
    if (change.change === 'add') return [...so, make(change, ++added)];
    if (change.change === 'remove') return so.filter((each) => !isCalled(each, change.attribute));
    return so.map((each) => (isCalled(each, change.attribute) ? { ...each, ...difference(each, change) } : each));
  }, attributes);
}

function difference(
  { values }: CatalogueAttribute,
  change: Exclude<CatalogueChange, { change: 'add' | 'remove' }>,
): Partial<CatalogueAttribute> {
  if (change.change === 'require') return { required: change.required };
  if (change.change === 'rename') return { zh: change.name, en: change.englishName ?? change.name };
  return { values: values.map((value) => (isCalled(value, change.value) ? { ...value, retired: true } : value)) };
}

function isCalled({ id, zh, en }: Name & { id: string }, name: string): boolean {
  return [id, zh, en].includes(name);
}

/** What the change names and the category does not have. */
export function findMissing(attributes: CatalogueAttribute[], change: CatalogueChange): string | undefined {
  if (change.change === 'add') return undefined;
  const attribute = attributes.find((each) => isCalled(each, change.attribute));
  if (!attribute) return `attribute ${change.attribute}`;
  if (change.change !== 'retireValue') return undefined;
  return attribute.values.some((value) => isCalled(value, change.value)) ? undefined : `value ${change.value}`;
}

/** What a marketplace has changed in its categories since the world began. */
export class CatalogueChanges {
  #saved: Record<string, CatalogueChange[]> = {};

  of(categoryId: string): CatalogueChange[] {
    return this.#saved[categoryId] ?? [];
  }

  add(categoryId: string, change: CatalogueChange): void {
    this.#saved[categoryId] = [...this.of(categoryId), change];
  }

  clear(categoryId: string): void {
    delete this.#saved[categoryId];
  }

  reset(): void {
    this.#saved = {};
  }

  save(): Record<string, CatalogueChange[]> {
    return this.#saved;
  }

  load(saved: Record<string, CatalogueChange[]>): void {
    this.#saved = saved;
  }
}
