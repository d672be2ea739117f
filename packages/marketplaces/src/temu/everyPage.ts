type Page<Row> = { count: number; rows: Row[] };

/** All rows of a list that fits into memory. */
export async function everyPage<Row>(size: number, ask: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  for (let number = 1; ; number++) {
    const { count, rows } = await ask(number);
    all.push(...rows);
    if (rows.length === 0 || number * size >= count) return all;
  }
}
