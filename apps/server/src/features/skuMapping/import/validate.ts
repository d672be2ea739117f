import type { Db } from '../../../platform/database/database.ts';
import type { Findings } from '../../../platform/spreadsheet/findings.ts';
import { findProducts, type Product } from '../../categories/categories.public.ts';
import { findPicturesByName, type NamedPicture, type Picture, pictureKey } from '../../library/library.public.ts';
import type { MappingLine, MappingSheet } from './sheet.ts';
import type { MappingRow, Pair } from '../record/queries.ts';

/** A line of the sheet with the records that its words name. */
export interface Wanted extends Pair {
  line: number;
  product: Product;
  prints: readonly [Picture, Picture?];
  /** The mapping of this pair before the import. */
  existing: MappingRow | undefined;
}

interface Known {
  stores: Map<string, { id: string; name: string }>;
  products: Map<string, Product>;
  pictures: Map<string, NamedPicture[]>;
  mappings: Map<string, MappingRow>;
}

/** Of pictures with the same name, so many are listed with their folders. */
const pathsNamed = 3;
const fold = (text: string) => text.toLowerCase();
const pairKey = ({ shopId, skuId }: Pair) => `${shopId} ${skuId}`;

type FindMappings = (pairs: readonly Pair[]) => Promise<MappingRow[]>;

async function findStores(db: Db): Promise<Known['stores']> {
  const stores = await db.selectFrom('stores').select(['id', 'name']).execute();
  return new Map(stores.map((store) => [fold(store.name), store]));
}

/** The stores that these lines name. */
export async function namedStores(db: Db, lines: readonly MappingLine[]): Promise<string[]> {
  const byName = await findStores(db);
  return lines.flatMap(({ text }) => byName.get(fold(text.store))?.id ?? []);
}

/** Takes a handful of queries, however long the sheet is. */
async function findKnown(db: Db, lines: readonly MappingLine[], findMappings: FindMappings): Promise<Known> {
  const byName = await findStores(db);
  const products = await findProducts(db, { codes: [...new Set(lines.map(({ text }) => text.productCode))] });
  const pairs = lines.flatMap(({ text }) => {
    const store = byName.get(fold(text.store));
    return store ? [{ shopId: store.id, skuId: text.skuId }] : [];
  });
  const mappings = await findMappings(pairs);
  return {
    stores: byName,
    products: new Map(products.map((product) => [fold(product.code), product])),
    pictures: await findPicturesByName(
      db,
      lines.flatMap(({ text }) => [text.print1, text.print2].filter(Boolean)),
    ),
    mappings: new Map(mappings.map((mapping) => [pairKey(mapping), mapping])),
  };
}

/** The wanted mappings of the lines without a finding, one for each pair. Adds what is wrong to `findings`. */
export async function validateLines(
  db: Db,
  { lines, findings }: MappingSheet,
  { replace, findMappings }: { replace: boolean; findMappings: FindMappings },
): Promise<Wanted[]> {
  const known = await findKnown(db, lines, findMappings);
  const wanted = new Map<string, Wanted>();
  for (const row of lines) {
    const asked = validateLine(row, known, findings);
    if (!asked) continue;
    const same = wanted.get(pairKey(asked));
    if (same && !alike(same, asked)) {
      // nobody knows which of the two is right
      findings.add(row.line, 'mappingImport.disagrees', { line: same.line });
      findings.add(same.line, 'mappingImport.disagrees', { line: row.line });
    }
    if (same) continue;
    wanted.set(pairKey(asked), asked);
    if (asked.existing && !replace && !unchanged(asked)) {
      const { productCode: code, printingName, printingName2 } = asked.existing;
      findings.add(row.line, 'mappingImport.exists', {
        code,
        prints: [printingName, printingName2 ?? []].flat(),
      });
    }
  }
  const bad = new Set(findings.rows().map(({ lineNum }) => lineNum));
  return [...wanted.values()].filter(({ line }) => !bad.has(line));
}

function validateLine({ line, text }: MappingLine, known: Known, findings: Findings): Wanted | undefined {
  const store = known.stores.get(fold(text.store));
  if (text.store && !store) findings.add(line, 'mappingImport.unknownStore', { name: text.store });
  const product = known.products.get(fold(text.productCode));
  if (text.productCode && !product) findings.add(line, 'mappingImport.unknownCode', { code: text.productCode });
  const pair = store && { shopId: store.id, skuId: text.skuId };
  const existing = pair && known.mappings.get(pairKey(pair));
  const [first, second] = [text.print1, text.print2].map((name) => {
    if (!name) return undefined;
    const found = known.pictures.get(pictureKey(name)) ?? [];
    if (found.length === 0) findings.add(line, 'mappingImport.unknownPrint', { name });
    if (found.length > 1) {
      const places = found.slice(0, pathsNamed).map(({ path }) => path);
      findings.add(line, 'mappingImport.severalPrints', { name, count: found.length, places });
    }
    return found[0];
  });
  // the mapping may keep a second print from when its product had two positions: the sheet may repeat it
  const leftOver = second && second.id === existing?.printingImage2 && product?.code === existing.productCode;
  if (product?.printNum === 1 && text.print2 && !leftOver)
    findings.add(line, 'mappingImport.tooManyPrints', { code: product.code });
  if (product?.printNum === 2 && !text.print2)
    findings.add(line, 'mappingImport.print2Required', { code: product.code });
  if (!pair || !product || !first) return undefined;
  return { ...pair, line, product, prints: product.printNum === 2 ? [first, second] : [first], existing };
}

function alike(one: Wanted, other: Wanted): boolean {
  return (
    one.product.id === other.product.id &&
    one.prints[0].id === other.prints[0].id &&
    one.prints[1]?.id === other.prints[1]?.id
  );
}

/** Whether the mapping already is what the line asks for. A second print counts only where the product has two positions. */
export function unchanged({ product, prints: [first, second], existing }: Wanted): boolean {
  return (
    existing?.productCode === product.code &&
    existing.printingImage === first.id &&
    (product.printNum === 1 || existing.printingImage2 === (second?.id ?? null))
  );
}
