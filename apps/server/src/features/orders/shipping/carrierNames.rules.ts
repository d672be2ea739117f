/** A carrier in a marketplace's list. */
export interface TheirCarrier {
  name: string;
  brand?: string | undefined;
}

/** Different words for one carrier. What is not certain does not belong here: a person is asked. */
const aliases: readonly (readonly string[])[] = [
  ['UPS', 'United Parcel Service'],
  ['USPS', 'United States Postal Service', 'US Postal Service'],
  ['FedEx', 'Federal Express'],
  ['GOFO', 'GOFO Express'],
  ['UniUni', 'Uni Express'],
  ['YunExpress', 'YunTu', 'YunTu Express', '云途', '云途物流'],
];

/** Says nothing about who carries. */
const fillers = new Set(
  (
    'express logistics logistic delivery courier couriers shipping parcel carrier service services company corporation ' +
    'corp co inc llc ltd limited group international intl the of us usa'
  ).split(' '),
);

/**
 * Their carrier that ours is for certain; undefined where none is, or more than one may be. The whole name counts more
 * than an alias, an alias more than its parts, and a brand only where one carrier has it.
 */
export function matchCarrier<Theirs extends TheirCarrier>(ours: string, theirs: readonly Theirs[]): Theirs | undefined {
  const key = keyOfName(ours);
  if (key === '') return undefined;
  const whole = named(theirs.filter(({ name }) => keyOfName(name) === key));
  if (whole.length > 0) return whole[0];
  const group = groupOf(key);
  const alias = named(theirs.filter(({ name }) => group !== undefined && groupOf(keyOfName(name)) === group));
  if (alias.length > 0) return only(alias);
  // a part is one carrier's only while no other has it, too
  const core = partsOf(ours).join('');
  const alike = named(theirs.filter(({ name }) => runsOf(partsOf(name)).includes(core)));
  if (alike.length > 0)
    return only(alike.length === 1 ? alike.filter(({ name }) => partsOf(name).join('') === core) : []);
  return only(named(theirs.filter(({ brand }) => brand !== undefined && partsOf(brand).join('') === core)));
}

/** One name, however it was typed. */
export function keyOfName(name: string): string {
  return wordsOf(name).join('');
}

function only<Theirs>(found: readonly Theirs[]): Theirs | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** By name: what a list has twice under one name, nobody can tell apart. */
function named<Theirs extends TheirCarrier>(carriers: readonly Theirs[]): Theirs[] {
  return [...new Map(carriers.toReversed().map((carrier) => [keyOfName(carrier.name), carrier])).values()];
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The carrier's first alias for whatever words name it, and the other words that say something; each once. */
function partsOf(name: string): string[] {
  const words = wordsOf(name);
  const parts: string[] = [];
  for (let from = 0; from < words.length;) {
    const length = words.length - from;
    const lengths = Array.from({ length }, (_, less) => length - less);
    const known = lengths.find((count) => groupOf(words.slice(from, from + count).join('')) !== undefined);
    parts.push(known === undefined ? words[from]! : groupOf(words.slice(from, from + known).join(''))!);
    from += known ?? 1;
  }
  const meaningful = parts.filter((part) => !fillers.has(part));
  return [...new Set(meaningful.length > 0 ? meaningful : parts)];
}

/** Every run of parts, written as one. */
function runsOf(parts: readonly string[]): string[] {
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_part, more) => parts.slice(from, from + more + 1).join('')),
  );
}

/** How a carrier that has aliases is called here. */
function groupOf(key: string): string | undefined {
  const group = aliases.find((names) => names.some((alias) => keyOfName(alias) === key));
  return group && keyOfName(group[0]!);
}
