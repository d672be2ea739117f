/** The name that a table gives to a code; undefined for a code that is new to us. */
export function nameOf<Name extends string>(
  table: Readonly<Record<Name, number>>,
  code: number | undefined,
): Name | undefined {
  return (Object.keys(table) as Name[]).find((name) => table[name] === code);
}
