import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** What the specification makes item numbers of. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 5;

const randomCode = () => Array.from({ length }, () => digits[randomInt(digits.length)]).join('');

const placeOf = (storeId: string, code: string) => `${storeId} ${code.toLowerCase()}`;

interface Code {
  storeId: string;
  code: string;
}

interface CargoNo {
  storeId: string;
  cargoNo: string;
}

/** Those that listings of the same stores have; `except`: the ids of listings that may keep theirs. */
export async function findTakenCargoNos(
  db: Db,
  wanted: readonly CargoNo[],
  except: readonly string[] = [],
): Promise<(wanted: CargoNo) => boolean> {
  const { rows } = await sql<Code>`
    select listing.store_id, lower(listing.cargo_no) as code
    from unnest(${wanted.map(({ storeId }) => storeId)}::bigint[], ${wanted.map(({ cargoNo }) => cargoNo)}::text[])
      as given (store_id, cargo_no)
    join listings listing on listing.store_id = given.store_id and lower(listing.cargo_no) = lower(given.cargo_no)
    where listing.id <> all (${except}::bigint[])`.execute(db);
  const taken = new Set(rows.map(({ storeId, code }) => placeOf(storeId, code)));
  return ({ storeId, cargoNo }) => taken.has(placeOf(storeId, cargoNo));
}

/** One for each store given, unused there. */
export async function newCargoNos(db: Db, storeIds: readonly string[]): Promise<string[]> {
  const given = new Set<string>();
  const codes: (string | undefined)[] = storeIds.map(() => undefined);
  while (codes.includes(undefined)) {
    const wanted = codes.flatMap((code, at) =>
      code === undefined ? [{ at, storeId: storeIds[at]!, cargoNo: randomCode() }] : [],
    );
    const isTaken = await findTakenCargoNos(db, wanted);
    for (const { at, storeId, cargoNo } of wanted) {
      const place = placeOf(storeId, cargoNo);
      if (isTaken({ storeId, cargoNo }) || given.has(place)) continue;
      given.add(place);
      codes[at] = cargoNo;
    }
  }
  return codes.map((code) => code!);
}

/** The SKUs of one listing to come. */
export interface WantedSkus {
  storeId: string;
  skus: readonly string[];
}

/** A product that is listed so often in one store must have a reason that nobody meant. */
const most = 99;

/**
 * The SKUs by which stores will know listings: those of the product, and for each further listing of it in the same store
 * with `-2`, `-3` and so on behind them, because a store knows each SKU once. In the order given.
 */
export async function storeSkus(db: Db, wanted: readonly WantedSkus[]): Promise<string[][]> {
  const taken = await findTakenSkus(db, wanted);
  return wanted.map(({ storeId, skus }) => {
    let names = [...skus];
    for (let time = 2; time <= most && names.some((sku) => taken.has(placeOf(storeId, sku))); time += 1) {
      names = skus.map((sku) => `${sku}-${time}`);
    }
    for (const sku of names) taken.add(placeOf(storeId, sku));
    return names;
  });
}

/** The wanted SKUs that their stores know already, and what a suffix would make of those that are wanted again. */
async function findTakenSkus(db: Db, wanted: readonly WantedSkus[]): Promise<Set<string>> {
  const bases = wanted.flatMap(({ storeId, skus }) => skus.map((sku) => ({ storeId, code: sku.toLowerCase() })));
  const taken = await findHeld(db, bases, { from: 1, to: 1 });
  const seen = new Set(taken);
  const again = bases.filter(({ storeId, code }) => {
    const place = placeOf(storeId, code);
    return seen.has(place) || !seen.add(place);
  });
  if (again.length === 0) return taken;
  const suffixed = await findHeld(db, again, { from: 2, to: most });
  return new Set([...taken, ...suffixed]);
}

/** With the suffixes of these numbers; 1 stands for none. */
async function findHeld(
  db: Db,
  bases: readonly Code[],
  { from, to }: { from: number; to: number },
): Promise<Set<string>> {
  const { rows } = await sql<Code>`
    select distinct held.store_id, lower(held.sku) as code
    from unnest(${bases.map(({ storeId }) => storeId)}::bigint[], ${bases.map(({ code }) => code)}::text[])
      as given (store_id, code)
    cross join generate_series(${from}::int, ${to}::int) as time
    join listing_skus held
      on held.store_id = given.store_id and lower(held.sku) = given.code || case when time > 1 then '-' || time else '' end`.execute(
    db,
  );
  return new Set(rows.map(({ storeId, code }) => placeOf(storeId, code)));
}
