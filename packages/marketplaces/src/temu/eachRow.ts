import { z } from 'zod';
import { list, whereIn } from '../shared/wire.ts';

export type TemuRows<Row> = {
  rows: Row[];
  /** Came in a shape that we do not know; `where` names the place. */
  unreadable: { name: string | undefined; where: string }[];
};

/** A list in which a row that cannot be read spoils no other; `name` reads what such a row is called. */
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
