import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inWords, translator } from '../i18n.ts';
import { sideBySide } from '../sideBySide.ts';
import { cellText } from './cell.ts';
import { collectFindings } from './findings.ts';
import { handmadeWorkbook } from './handmade.fixture.ts';
import { type ImportColumns, openImport, readTexts } from './importSheet.ts';
import { readSheet } from './sheet.ts';
import { writeWorkbook } from './write.ts';

const en = translator('en');

type Written = { text: string; how: 's' | 'inlineStr' | 'str' } | { number: number } | { yes: boolean };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const letter = (column: number) => String.fromCharCode(65 + column);

/** The sheet as XML, told cell by cell, with the texts that a reader should find in it by line and column. */
function spelled(rows: readonly (Written | null)[][]) {
  const strings: string[] = [];
  const expected: Record<string, string> = {};
  const inCell = (cell: Written): [attributes: string, content: string, shown: string] => {
    if ('yes' in cell) return [' t="b"', `<v>${cell.yes ? 1 : 0}</v>`, cell.yes ? 'TRUE' : 'FALSE'];
    if ('number' in cell) return ['', `<v>${cell.number}</v>`, String(cell.number)];
    if (cell.how === 'inlineStr') return [' t="inlineStr"', `<is><t>${escaped(cell.text)}</t></is>`, cell.text];
    if (cell.how === 'str') return [' t="str"', `<f>A1</f><v>${escaped(cell.text)}</v>`, cell.text];
    return [' t="s"', `<v>${strings.push(`<si><t>${escaped(cell.text)}</t></si>`) - 1}</v>`, cell.text];
  };
  const xml = rows.map((cells, row) => {
    const inRow = cells.map((cell, column) => {
      if (!cell) return '';
      const [attributes, content, shown] = inCell(cell);
      expected[`${row + 1} ${column}`] = shown;
      return `<c r="${letter(column)}${row + 1}"${attributes}>${content}</c>`;
    });
    return `<row r="${row + 1}">${inRow.join('')}</row>`;
  });
  return { rows: xml.join(''), strings: strings.join(''), expected };
}

it('reads any sheet as it is read off its own XML', async () => {
  const text = fc.constantFrom(
    'fox',
    '<b> & "c"',
    '订单号',
    '5230236437987443003',
    'two words',
    "O'Neil",
    ']]>',
    '1E5',
  );
  const cell = fc.oneof(
    fc.record({ text, how: fc.constantFrom('s' as const, 'inlineStr' as const, 'str' as const) }),
    fc.record({ number: fc.integer() }),
    fc.record({ yes: fc.boolean() }),
    fc.constant(null),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 }), async (sheet) => {
      const { expected, ...made } = spelled(sheet);
      const rows = await readSheet(await handmadeWorkbook(made));
      const found = rows.flatMap(({ line, cells }) =>
        [...cells].map(([column, one]) => [`${line} ${column}`, cellText(one)] as const),
      );
      expect(Object.fromEntries(found)).toEqual(expected);
      expect(rows.map(({ line }) => line)).toEqual([
        ...new Set(Object.keys(expected).map((key) => Number.parseInt(key, 10))),
      ]);
    }),
    { seed: 11, numRuns: 60 },
  );
});

const columns = {
  number: { name: 'orderImport.column.thirdOrderNumber', max: 10, id: true, required: true },
  remark: { name: 'orderImport.column.remark', otherHeaders: ['Note'], max: 5 },
} satisfies ImportColumns<string>;

const sheetOf = (headers: readonly string[], rows: (string | number)[][]) =>
  writeWorkbook([{ name: 'x', columns: headers.map((header) => ({ header, kind: 'number' as const })), rows }]);

it('tells every mistake of a line once and in one message, the lines in their order', async () => {
  const file = await sheetOf(
    ['订单号', 'Note'],
    [
      ['A-1', '12345'],
      ['', '123456'],
      ['12345678901', 'x'],
      ['5.2E+18', 'x'],
      [523_023_643_798_744_000, 'x'],
    ],
  );
  const table = await openImport(file, columns);
  const findings = collectFindings();
  const texts = table.rows.toReversed().map((row) => readTexts(columns, row, findings));
  const name = (key: keyof typeof columns) => ({ key: columns[key].name });
  findings.add(3, 'sheet.required', { column: name('number') });
  expect(texts.at(-1)).toEqual({ number: 'A-1', remark: '12345' });
  const said = findings.rows().map(({ lineNum, msg }) => [lineNum, inWords(msg, en)]);
  const mangled = (value: string) => en('sheet.mangled', { column: name('number'), value });
  expect(said).toEqual([
    [
      3,
      inWords(
        sideBySide([
          { key: 'sheet.required', params: { column: name('number') } },
          { key: 'sheet.tooLong', params: { column: name('remark'), max: 5 } },
        ])!,
        en,
      ),
    ],
    [4, en('sheet.tooLong', { column: name('number'), max: 10 })],
    [5, mangled('5.2E+18')],
    [6, mangled('523023643798744000')],
  ]);
});

it.each([
  ['no sheet', Buffer.from('a,b'), 'sheet.notXlsx', {}],
  [
    'no such column',
    await sheetOf(['Remark'], [['x']]),
    'sheet.columnsMissing',
    { columns: [{ key: columns.number.name }] },
  ],
  [
    'one column twice',
    await sheetOf(['Order number', '订单号'], [['x', 'y']]),
    'sheet.columnTwice',
    { columns: [{ key: columns.number.name }] },
  ],
])('refuses %s in words', async (_, file, key, params) => {
  await expect(openImport(file, columns)).rejects.toMatchObject({ status: 400, key, params });
});

it.each([
  ['a date with an offset of its own', '2026-11-19T15:30:00Z', '2026-11-19T15:30:00Z'],
  ['a date', '2026-11-19T15:30:00', '2026-11-19 15:30:00'],
])('shows %s of an ISO cell', async (_, written, shown) => {
  const [row] = await readSheet(await handmadeWorkbook({ rows: `<row><c t="d"><v>${written}</v></c></row>` }));
  expect(cellText(row?.cells.get(0))).toBe(shown);
});
