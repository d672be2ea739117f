import type { Pool } from 'pg';

/** The best minimal SQL for one list. Each of its texts takes the first values, as many as it has parameters. */
export interface Question {
  rows: string;
  /** Absent where everything fits on the page. */
  total?: string;
  /** What belongs to the rows, by the ids of these. */
  lines?: string;
  /** The column of `lines` that names their row. */
  linesOf?: string;
  values: readonly unknown[];
}

export async function answerList(
  pool: Pool,
  name: string,
  { rows, total, lines, linesOf = 'order_id', values }: Question,
): Promise<object> {
  const query = <Row extends object>(part: string, text: string) =>
    pool.query<Row>({ name: `${name} ${part}`, text, values: values.filter((_, at) => text.includes(`$${at + 1}`)) });
  const [found, counted] = await Promise.all([
    query<{ id: string }>('rows', rows),
    total === undefined ? undefined : query<{ total: string }>('total', total),
  ]);
  if (lines !== undefined) {
    const ids = found.rows.map(({ id }) => id);
    const belonging = await pool.query<Record<string, string>>({ name: 'lines', text: lines, values: [ids] });
    const byRow = Map.groupBy(belonging.rows, (line) => line[linesOf]);
    for (const row of found.rows) Object.assign(row, { lines: byRow.get(row.id) ?? [] });
  }
  return { rows: found.rows, total: Number(counted?.rows[0]?.total ?? found.rows.length) };
}
