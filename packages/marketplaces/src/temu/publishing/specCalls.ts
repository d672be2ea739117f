import { z } from 'zod';
import type { CallOptions } from '../../shared/call.ts';
import { bareNumber, type WireNumber } from '../../shared/json.ts';
import { id, list, text } from '../../shared/wire.ts';
import type { TemuSpecificationEntry } from '../propertyEntries.ts';
import type { TemuStore } from '../temuStore.ts';
import type { SpecValue, TemuColour } from './specs.ts';

/** One entry of `mainProductSkuSpecReqs` and `productSkuSpecReqs`. */
export interface SpecEntry {
  parentSpecId: WireNumber;
  parentSpecName: string;
  specId: WireNumber;
  specName: string;
}

export const placeholder: SpecEntry = {
  parentSpecId: bareNumber('0'),
  parentSpecName: '',
  specId: bareNumber('0'),
  specName: '',
};

const parents = z.object({ parentSpecDTOS: list(z.object({ parentSpecId: id, parentSpecName: text })) });

/** The specifications that a seller may add to a category that has none of them. */
export async function findTemuParentSpecs(store: TemuStore, options: CallOptions = {}) {
  const { parentSpecDTOS } = await store.call('parentSpecs', {}, parents, options);
  return parentSpecDTOS.map(({ parentSpecId, parentSpecName }) => ({ id: parentSpecId, name: parentSpecName }));
}

/** The id of a name of the seller's own. */
export async function createTemuSpec(
  store: TemuStore,
  { parentSpecId, name }: { parentSpecId: string; name: string },
  options: CallOptions = {},
): Promise<string> {
  const question = { parentSpecId: bareNumber(parentSpecId), specName: name };
  return (await store.call('createSpec', question, z.object({ specId: id }), options)).specId;
}

const parentNames = { color: /颜色|colou?r/i, size: /尺码|尺寸|size/i };

const keyOf = ({ property, of = 'size', name }: SpecValue) => `${property?.templatePid ?? of} ${name}`;

/** The values by which a product's SKUs differ, with the ids that TEMU has for them or has just made. */
export class Specifications {
  readonly #entries: ReadonlyMap<string, SpecEntry>;

  private constructor(entries: ReadonlyMap<string, SpecEntry>) {
    this.#entries = entries;
  }

  static async of(
    store: TemuStore,
    colours: readonly TemuColour[],
    options: CallOptions = {},
  ): Promise<Specifications> {
    const values = new Map(
      colours
        .flatMap(({ main, skus }) => [...(main ? [main] : []), ...skus.flatMap(({ specs }) => specs)])
        .map((value) => [keyOf(value), value]),
    );
    const isForeign = [...values.values()].some(({ property }) => property === undefined);
    const known = isForeign ? await findTemuParentSpecs(store, options) : [];
    const entries = new Map<string, SpecEntry>();
    for (const [key, value] of values) {
      const parent = value.property
        ? { id: value.property.parentSpecId ?? '0', name: value.property.name }
        : known.find(({ name }) => value.of && parentNames[value.of].test(name));
      // without a parent there is nothing to make: TEMU then names what is missing
      if (!parent) continue;
      const specId =
        value.offered?.specId ?? (await createTemuSpec(store, { parentSpecId: parent.id, name: value.name }, options));
      entries.set(key, {
        parentSpecId: bareNumber(parent.id),
        parentSpecName: parent.name,
        specId: bareNumber(specId),
        specName: value.name,
      });
    }
    return new Specifications(entries);
  }

  /** At least the placeholder. */
  entriesOf(values: readonly SpecValue[]): SpecEntry[] {
    const entries = values.flatMap((value) => this.#entries.get(keyOf(value)) ?? []);
    return entries.length > 0 ? entries : [placeholder];
  }

  /** `productSpecPropertyReqs`: each value of the category's own properties once. */
  properties(colours: readonly TemuColour[]): TemuSpecificationEntry[] {
    const values = colours.flatMap(({ main, skus }) => [
      ...(main ? [main] : []),
      ...skus.flatMap(({ specs }) => specs),
    ]);
    return [...new Map(values.map((value) => [keyOf(value), value]))].flatMap(([key, { property, offered, name }]) => {
      const entry = this.#entries.get(key);
      if (!property || !entry) return [];
      const group = property.values.find(({ vid }) => vid === offered?.vid)?.group;
      return [
        {
          templatePid: bareNumber(property.templatePid),
          pid: bareNumber(property.pid),
          refPid: bareNumber(property.refPid),
          propName: property.name,
          vid: bareNumber(offered?.vid ?? '0'),
          propValue: name,
          valueUnit: '',
          parentSpecId: entry.parentSpecId,
          specId: entry.specId,
          valueGroupId: bareNumber(group?.id ?? '0'),
          valueGroupName: group?.name ?? '',
        },
      ];
    });
  }
}
