import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { settlePlan, type SheetPlan } from '../../../platform/spreadsheet/sheetPlan.ts';
import type { CountedLine, CountSheet } from './countSheet.ts';

interface Counted extends CountedLine {
  id: string;
  realStock: number;
}

interface Judged {
  /** Whose stock differs from what was counted. */
  different: Counted[];
  plan: SheetPlan;
}

/** Compares what was counted with the shelf. In a transaction, the stock of these product codes cannot move until the end. */
export async function judgeStocktake(db: Db, { lines, findings }: CountSheet): Promise<Judged> {
  const { rows } = await sql<{ id: string; code: string; realStock: number }>`
    select id, code, real_stock as "realStock" from product_codes
    where lower(code) = any (array(select lower(word) from unnest(${lines.map(({ code }) => code)}::text[]) as word))
    order by id ${db.isTransaction ? sql`for update` : sql``}`.execute(db);
  const held = new Map(rows.map((row) => [row.code.toLowerCase(), row]));
  const first = new Map<string, CountedLine>();
  for (const one of lines) {
    const key = one.code.toLowerCase();
    const same = first.get(key);
    if (!held.has(key)) findings.add(one.line, 'stock.count.unknownCode', { code: one.code });
    if (same) {
      // nobody knows which of the two was counted right
      findings.add(one.line, 'stock.count.twice', { line: same.line });
      findings.add(same.line, 'stock.count.twice', { line: one.line });
    } else first.set(key, one);
  }
  const bad = new Set(findings.rows().map(({ lineNum }) => lineNum));
  const good = lines
    .filter(({ line }) => !bad.has(line))
    .map((one): Counted => ({ ...one, ...held.get(one.code.toLowerCase())! }));
  const different = good.filter(({ counted, realStock }) => counted !== realStock);
  return {
    different,
    plan: {
      created: 0,
      unchanged: good.length - different.length,
      changes: different.map(({ line, code, realStock, counted }) => ({
        lineNum: line,
        name: code,
        before: String(realStock),
        after: String(counted),
      })),
      outcome: good.map(({ id, realStock, counted }) => [id, realStock, counted]),
      findings,
    },
  };
}

interface Asked {
  plan?: string;
  skipRefused: boolean;
  reason: string;
  fileName: string;
}

/** Sets the stock on the shelf to what was counted, each difference with its movement. */
export async function takeStock(
  { tx, actor, audit }: Act,
  sheet: CountSheet,
  { reason, fileName, ...options }: Asked,
): Promise<{ changed: number; unchanged: number; refused: number; more: number; fewer: number }> {
  const { different, plan } = await judgeStocktake(tx, sheet);
  const refused = settlePlan(plan, { ...options, failed: 'stock.count.failed' });
  const quantities = different.map(({ counted, realStock }) => counted - realStock);
  await sql`
    with taken as (
      select * from unnest(${different.map(({ id }) => id)}::bigint[], ${quantities}::int[]) as taken (id, quantity)
    ), changed as (
      update product_codes set real_stock = real_stock + taken.quantity, gmt_modified = clock_timestamp()
      from taken where product_codes.id = taken.id
    )
    insert into stock_movements (product_code_id, kind, quantity, create_user, note)
    select id, 'set', quantity, ${actor.username}, ${reason} from taken order by id`.execute(tx);
  audit({
    object: 'productCodes',
    ids: different.map(({ id }) => id),
    before: underIds(different, ({ code, realStock }) => ({ code, realStock })),
    after: {
      file: fileName,
      stockNote: reason,
      ...underIds(different, ({ code, counted }) => ({ code, realStock: counted })),
    },
  });
  const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0);
  return {
    changed: different.length,
    unchanged: plan.unchanged,
    refused,
    more: sum(quantities.filter((units) => units > 0)),
    fewer: -sum(quantities.filter((units) => units < 0)),
  };
}
