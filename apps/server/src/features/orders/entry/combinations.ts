import type { OrderLineForm } from '@pressroom/contract/orders/orderShapes';
import type { Tx } from '../../../platform/database/database.ts';
import { type CombinedContent, describeCombined, findCombined } from '../mapping/combined.ts';
import type { NewLine } from '../record/insert.ts';
import type { LineRecord } from '../record/record.ts';

/** The lines that ask for a combination, by its SKU as their SKU id or in place of a product code. */
export async function combinationsOf(
  tx: Tx,
  shopId: string,
  lines: readonly OrderLineForm[],
): Promise<Map<OrderLineForm, CombinedContent>> {
  const skuOf = ({ productCode, msku }: OrderLineForm) => productCode || msku;
  const find = await findCombined(tx, lines.map(skuOf));
  const found = lines.flatMap((line) => {
    const combined = find([skuOf(line)]);
    return combined ? [{ line, shopId, combined }] : [];
  });
  const contents = await describeCombined(tx, found);
  return new Map(found.map(({ line }, index) => [line, contents[index]!]));
}

interface Part {
  line: NewLine;
  former: LineRecord;
}

/**
 * Lines that were parts of a combination stay so while they have the same SKU id, whatever else staff edit. Where all of
 * its parts were multiplied alike, so many more combinations are meant.
 */
export function withCombinations(lines: readonly NewLine[], before: readonly LineRecord[]): NewLine[] {
  const byId = new Map(before.map((line) => [line.id, line]));
  const parts = lines.flatMap((line): Part[] => {
    const former = byId.get(line.formerId ?? '');
    const isPart = former && former.combinationNo !== null && former.msku === line.msku;
    return isPart && !line.combination ? [{ line, former }] : [];
  });
  const combinations = new Map<NewLine, NonNullable<NewLine['combination']>>();
  for (const its of Map.groupBy(parts, ({ former }) => former.combinationNo).values()) {
    const combination = { sku: its[0]!.former.combinationSku!, num: numberOf(its) };
    for (const { line } of its) combinations.set(line, combination);
  }
  return lines.map((line) => {
    const combination = combinations.get(line);
    return combination ? { ...line, combination } : line;
  });
}

function numberOf(parts: readonly Part[]): number {
  const numbers = new Set(parts.map(({ line, former }) => (line.num * former.combinationNum!) / former.num));
  const [only] = numbers;
  return numbers.size === 1 && Number.isInteger(only) ? only! : parts[0]!.former.combinationNum!;
}
