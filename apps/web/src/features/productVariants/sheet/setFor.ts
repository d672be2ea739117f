import { cellText, type Edit, type SheetColumn, type SheetRow } from './sheet.ts';

/** What happens to a column: another value, a sum added to it or taken away, or a share of it. */
export type Change = { how: 'set' | 'add' | 'percent'; given: string };

const decimal = /^-?[0-9]{1,9}(\.[0-9]{1,2})?$/;

/** The amount in hundredths; undefined: it is no number of at most two decimals. */
export function hundredths(text: string): bigint | undefined {
  if (!decimal.test(text)) return undefined;
  const [whole = '', rest = ''] = text.replace('-', '').split('.');
  const amount = BigInt(whole + rest.padEnd(2, '0'));
  return text.startsWith('-') ? -amount : amount;
}

function asDecimal(amount: bigint): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Half a cent rounds up. */
function rounded(amount: bigint, parts: bigint): bigint {
  return (amount * 2n + parts) / (parts * 2n);
}

/** The text of a cell after the change; undefined: the cell stays, because there is nothing to count with. */
export function changedText(column: SheetColumn, before: string, { how, given }: Change): string | undefined {
  if (how === 'set') return cellText(column, given);
  const [own, by] = [hundredths(before), hundredths(given)];
  if (own === undefined || by === undefined) return undefined;
  const after = how === 'add' ? own + by : rounded(own * by, 10_000n);
  if (after < 0n) return undefined;
  if (column.kind === 'whole') return String(rounded(after, 100n));
  const text = asDecimal(after);
  return column.kind === 'measure' ? text.replace(/\.?0+$/, '') : text;
}

/** Changes a column in all rows that `takes` names. */
export function changedFor(
  rows: readonly SheetRow[],
  column: SheetColumn,
  { change, takes }: { change: Change; takes: (row: SheetRow) => boolean },
): Edit[] {
  return rows.flatMap((row, at) => {
    if (!takes(row)) return [];
    const text = changedText(column, row.cells[column.name] ?? '', change);
    return text === undefined ? [] : [{ row: at, column: column.name, text }];
  });
}
