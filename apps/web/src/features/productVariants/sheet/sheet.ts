/** What a cell takes. Money, whole numbers and measures are kept as they were typed, but for signs of thousands. */
export type CellKind = 'text' | 'ascii' | 'money' | 'whole' | 'measure' | 'choice';

export interface SheetColumn {
  name: string;
  kind: CellKind;
  /** Of a choice: what is kept, and the words that are read as it. The first word is the one that is shown. */
  choices?: readonly { value: string; words: readonly string[] }[];
}

/** All cells hold text; an empty one holds ''. Rows are never changed in place, so that equal rows are the same object. */
export interface SheetRow {
  key: string;
  cells: Readonly<Record<string, string>>;
}

export interface Edit {
  /** The row's index. */
  row: number;
  column: string;
  text: string;
}

const signOfNumber = /[\s,$¥￥]/g;

/** The text that the cell keeps of what was typed or pasted; undefined: the cell cannot take it. */
export function cellText({ kind, choices = [] }: SheetColumn, given: string): string | undefined {
  const plain = given.replaceAll(/\s+/g, ' ').trim();
  if (kind === 'text') return plain;
  // joined again, as the spaces around a sign that is left out are one space now
  if (kind === 'ascii')
    return plain
      .normalize('NFKC')
      .replaceAll(/[^\u0020-\u007e]/g, '')
      .replaceAll(/ +/g, ' ')
      .trim();
  // normalized again, as a letter and an accent that a sign stood between are one letter now
  if (kind !== 'choice') return plain.normalize('NFKC').replaceAll(signOfNumber, '').normalize('NFKC');
  const word = plain.toLowerCase();
  const exact = choices.find(({ value, words }) => value === plain || words.some((one) => one.toLowerCase() === word));
  return exact?.value;
}

/** Returns the same rows where nothing changes. */
export function edited<R extends SheetRow>(rows: readonly R[], edits: readonly Edit[]): readonly R[] {
  const next = [...rows];
  let changes = false;
  for (const { row, column, text } of edits) {
    const before = next[row];
    if (before === undefined || before.cells[column] === text) continue;
    next[row] = { ...before, cells: { ...before.cells, [column]: text } };
    changes = true;
  }
  return changes ? next : rows;
}
