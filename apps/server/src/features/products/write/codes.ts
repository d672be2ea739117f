import { type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tx } from '../../../platform/database/database.ts';
import { failField, failFields, type FieldProblem } from '../../../platform/failure.ts';

/** A SPU or SKU that is to be written, and where it stands in the form. */
export interface WantedCode {
  field: string;
  code: string;
  /** Of a record that exists. */
  id?: string;
}

const sameCode = (code: string) => code.toLowerCase();

function spuTaken({ field, code }: WantedCode): FieldProblem {
  return { path: field, key: 'products.spuTaken', params: { spu: code } };
}

function skuTaken({ field, code }: WantedCode): FieldProblem {
  return { path: field, key: 'products.skuTaken', params: { sku: code } };
}

interface Wanted {
  spus: readonly WantedCode[];
  skus: readonly WantedCode[];
}

/** Ends in 400 with every SPU and SKU that another record has, or that stands among them twice. */
export async function refuseTaken(tx: Tx, { spus, skus }: Wanted): Promise<void> {
  const takenSpus = await takenAmong(tx, sql`select id, spu as code from products`, spus);
  const takenSkus = await takenAmong(tx, sql`select id, sku as code from product_skus`, skus);
  failFields([...takenSpus.map(spuTaken), ...takenSkus.map(skuTaken)]);
}

async function takenAmong(tx: Tx, table: RawBuilder<unknown>, wanted: readonly WantedCode[]): Promise<WantedCode[]> {
  if (wanted.length === 0) return [];
  const codes = wanted.map(({ code }) => code);
  // a code may pass from one of these records to another
  const own = wanted.flatMap(({ id }) => id ?? []);
  const { rows } = await sql<{ at: string }>`
    select given.at from unnest(${codes}::text[]) with ordinality as given (code, at)
    join (${table}) other on lower(other.code) = lower(given.code)
    where other.id <> all (${own}::bigint[])`.execute(tx);
  const taken = new Set(rows.map(({ at }) => Number(at) - 1));
  const first = new Map(wanted.map(({ code }, at) => [sameCode(code), at] as const).toReversed());
  return wanted.filter(({ code }, at) => taken.has(at) || first.get(sameCode(code))! < at);
}

/** Runs `writing`; a code that somebody else takes at the same moment ends in 400 at its field. */
export async function orTaken<T>(writing: Promise<T>, { spus, skus }: Wanted): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const among = { products_spu_key: spus, product_skus_sku_key: skus }[error.constraint ?? ''];
    if (!among) throw error;
    const code = /=\((.*)\) already exists/.exec(error.detail ?? '')?.[1];
    const wanted = among.find((one) => sameCode(one.code) === code) ?? among[0]!;
    const { path, key, params } = among === spus ? spuTaken(wanted) : skuTaken(wanted);
    failField(path, key, params);
  }
}
