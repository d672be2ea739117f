export type Path = readonly (string | number)[];

/** The paths of all values of an input, of the input itself too, as deep as any call reads. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > 5) return [path];
  const inner = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value as Record<string, unknown>);
  return [path, ...inner.flatMap(([name, item]) => pathsIn(item, [...path, name]))];
}

/** The input with another value at one path. */
export function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (typeof value !== 'object' || value === null) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === name ? replaced(item, rest, by) : item));
  return { ...value, [name]: replaced((value as Record<string, unknown>)[name], rest, by) };
}
