export type Path = readonly (string | number)[];

/** Where the values of an input stand, itself included, down to where no call reads on. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > 5) return [path];
  const inner = Array.isArray(value)
    ? value.map((item, place) => [place, item] as const)
    : Object.entries(value as Record<string, unknown>);
  return [path, ...inner.flatMap(([name, item]) => placesIn(item, [...path, name]))];
}

/** The input with another value in one place. */
export function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (typeof value !== 'object' || value === null) return by;
  if (Array.isArray(value)) return value.map((item, place) => (place === name ? replaced(item, rest, by) : item));
  return { ...value, [name]: replaced((value as Record<string, unknown>)[name], rest, by) };
}
