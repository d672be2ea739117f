import type { CompiledQuery } from 'kysely';
import { type Db, rowsOf } from './database.ts';

/** A query with more shapes than this has a value in its shape by mistake. Further shapes are compiled on each call. */
const mostShapes = 200;

/** Stands in a compiled query for the value of this name. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each of its shapes, because building it on each call takes longer than
 * running it. `shape` and the set of given values decide the text: `build` may not look into a value, only hand it on to
 * the query.
 */
export function compiledOnce<Shape extends object, Values extends object, Row>(
  build: (db: Db, shape: Shape, values: Values) => CompiledQuery<Row>,
): (db: Db, shape: Shape, values: Values) => Promise<Row[]> {
  const kept = new Map<string, CompiledQuery<Row>>();

  function compile(db: Db, shape: Shape, names: readonly string[]): CompiledQuery<Row> {
    const placeholders: object = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]));
    return build(db, shape, placeholders as Values);
  }

  return async (db, shape, values) => {
    const given = new Map<string, unknown>(Object.entries(values).filter(([, value]) => value !== undefined));
    const names = [...given.keys()];
    const key = JSON.stringify([shape, names]);
    const compiled = kept.get(key) ?? compile(db, shape, names);
    if (kept.size < mostShapes) kept.set(key, compiled);
    const parameters = compiled.parameters.map((part) => (part instanceof Placeholder ? given.get(part.name) : part));
    return rowsOf(db, { ...compiled, parameters });
  };
}
