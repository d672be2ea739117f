import type { Pool } from 'pg';

/** The best minimal SQL for one list. Each of its texts takes the first values, as many as it has parameters. */
export interface Question {
  rows: string;
  /** Absent where everything fits on the page. */
  total?: string;
  values: readonly unknown[];
}

export async function answerList(pool: Pool, name: string, { rows, total, values }: Question): Promise<object> {
  const query = <Row extends object>(part: string, text: string) =>
    pool.query<Row>({ name: `${name} ${part}`, text, values: values.filter((_, at) => text.includes(`$${at + 1}`)) });
  const [found, counted] = await Promise.all([
    query<object>('rows', rows),
    total === undefined ? undefined : query<{ total: string }>('total', total),
  ]);
  return { rows: found.rows, total: Number(counted?.rows[0]?.total ?? found.rows.length) };
}
