import { z } from 'zod';
import { list, whereIn } from '../shared/wire.ts';

export type TemuRows<Row> = {
  rows: Row[];
  /** Rows in an unknown shape; `where` is the path of the first faulty field. */
  unreadable: { name: string | undefined; where: string }[];
};

/** A list that keeps the readable rows and reports the others; `name` reads an unreadable row's own name. */
export function eachRow<Row extends z.ZodType>(row: Row, name: z.ZodType<string>) {
  return list(z.unknown()).transform((values): TemuRows<z.output<Row>> => {
    const result: TemuRows<z.output<Row>> = { rows: [], unreadable: [] };
    for (const value of values) {
      const read = row.safeParse(value);
      if (read.success) result.rows.push(read.data);
      else result.unreadable.push({ name: name.safeParse(value).data, where: whereIn(read.error) });
    }
    return result;
  });
}
