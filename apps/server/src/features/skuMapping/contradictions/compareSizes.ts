import type { Size } from './sizes.ts';

export const keyOfSize = ({ kind, value }: Size): string => `size ${kind} ${value}`;

/** Compares the size of a listing with the mapped one. `isOwn` says which sizes the shop's dictionary has. */
export function comparing(isOwn: (size: Size) => boolean) {
  return {
    differentSize(said: Size, mapped: Size): boolean {
      const [years, others] = isOwn(said) && said.kind === mapped.kind ? [] : [yearsOf(said), yearsOf(mapped)];
      return years && others ? !within(years, others) : keyOfSize(said) !== keyOfSize(mapped);
    },
    /** Sizes of two kinds may mean the same, unless the shop has both. A range of ages around the mapped one is what the listing offers in all. */
    comparableSizes(said: Size, mapped: Size): boolean {
      const [years, others] = [yearsOf(said), yearsOf(mapped)];
      if (years && others) return keyOfSize(said) === keyOfSize(mapped) || isOwn(said) || !within(others, years);
      if (said.kind === mapped.kind) return true;
      return said.kind !== 'european' && (isOwn(said) || (years !== undefined && isOwn(toddlerOf(years))));
    },
  };
}

type Years = readonly [from: number, to: number];

function yearsOf({ kind, value }: Size): Years | undefined {
  if (kind !== 'years' && kind !== 'toddler') return undefined;
  const [from, to = from] = value.replace('T', '').split('to').map(Number) as [number, number?];
  return [from, to];
}

const toddlerOf = ([from]: Years): Size => ({ kind: 'toddler', value: `${from}T` });
const within = ([from, to]: Years, [first, last]: Years) => from >= first && to <= last;
