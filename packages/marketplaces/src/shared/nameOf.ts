/** The name of a code in the table; undefined for an unknown code. */
export function nameOf<Name extends string>(
  table: Readonly<Record<Name, number>>,
  code: number | undefined,
): Name | undefined {
  return (Object.keys(table) as Name[]).find((name) => table[name] === code);
}
