import { buffer, text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openArchive } from './archive.ts';
import type { Cell } from './cell.ts';
import { readSheet } from './sheet.ts';
import { writeRows, writeWorkbook } from './write.ts';
import type { SheetValue } from './write.ts';

const columns = [
  { header: '订单号', width: 24 },
  { header: 'Quantity', kind: 'number' },
  { header: 'Order time', kind: 'dateTime' },
  { header: 'Gift', kind: 'number' },
] as const;

const wall = fc.date({ min: new Date('1901-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }).map((date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
  hour: date.getUTCHours(),
  minute: date.getUTCMinutes(),
  second: date.getUTCSeconds(),
}));
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', '5230236437987443003', ' a ', '_x0041_', '<&>"\'', 'a\r\nb', '_x005F_x000D_', '\u0007'),
);
const row = fc.record({ words, number: fc.double({ noNaN: true, noDefaultInfinity: true }), wall, gift: fc.boolean() });

function expected({ words, number, wall, gift }: typeof row extends fc.Arbitrary<infer Row> ? Row : never): Cell[] {
  return [
    { kind: 'text', text: words },
    { kind: 'number', raw: String(number) },
    { kind: 'date', wall },
    { kind: 'boolean', value: gift },
  ];
}

/** Texts in which nothing is visible come back as no cell. */
const visible = row.filter(({ words }) => /[^\s\p{Cc}\p{Cf}]/u.test(words));

it('reads back what it has written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visible, { maxLength: 5 }), async (written) => {
      const rows = written.map(({ words, number, wall, gift }) => [words, number, wall, gift]);
      const inMemory = await readSheet(await writeWorkbook([{ name: 'Orders', columns, rows }]));
      const streamed = await readSheet(await buffer(writeRows({ name: 'Orders', columns }, rows)));
      for (const [header, ...body] of [inMemory, streamed]) {
        expect([...(header?.cells.values() ?? [])].map((cell) => 'text' in cell && cell.text)).toEqual(
          columns.map((column) => column.header),
        );
        expect(body.map(({ cells }) => [...cells.values()])).toEqual(written.map(expected));
        expect(body.map(({ line }) => line)).toEqual(written.map((_, at) => at + 2));
      }
    }),
    { numRuns: 60 },
  );
});

it('makes texts of what stands in text columns, whatever it was', async () => {
  const rows: SheetValue[][] = [[17_592_304_881_155], [true], [null], [undefined], [''], ['last']];
  const [, ...body] = await readSheet(await writeWorkbook([{ name: 'Orders', columns: [{ header: 'SKU' }], rows }]));
  expect(body.map(({ line, cells }) => [line, cells.get(0)])).toEqual([
    [2, { kind: 'text', text: '17592304881155' }],
    [3, { kind: 'text', text: 'true' }],
    [7, { kind: 'text', text: 'last' }],
  ]);
});

it('cuts a text that no cell can hold', async () => {
  const file = await writeWorkbook([
    { name: 'Orders', columns: [{ header: 'Remark' }], rows: [['好'.repeat(40_000)]] },
  ]);
  const [, first] = await readSheet(file);
  expect(first?.cells.get(0)).toEqual({ kind: 'text', text: '好'.repeat(32_767) });
});

it('prepares a template: header frozen and bold, blank lines as text, choices to pick from', async () => {
  const stores = ['Austin Print House', 'Linden, "Tees" & Co', ...Array.from({ length: 60 }, (_, at) => `Store ${at}`)];
  const file = await writeWorkbook([
    {
      name: '订单',
      columns: [
        { header: 'Order number', width: 30 },
        { header: 'Store', choices: stores },
      ],
      rows: [['PO-1', stores[1]]],
      blankRows: 2,
    },
    { name: '说明', columns: [{ header: 'Column' }], rows: [['explained']] },
  ]);
  const archive = await openArchive(file);
  const sheet = await text(archive.text('xl/worksheets/sheet1.xml'));
  const styles = await text(archive.text('xl/styles.xml'));
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toMatch(/<col min="1" max="1" width="30"/);
  expect(sheet).toContain('<formula1>choices!$A$1:$A$62</formula1>');
  expect(sheet).toContain('sqref="B2:B4"');

  const formats = [
    ...styles.slice(styles.indexOf('<cellXfs')).matchAll(/<xf [^>]*numFmtId="(\d+)"[^>]*fontId="(\d+)"/g),
  ];
  const styleOf = (cell: string) => formats[Number(new RegExp(`r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1])];
  const bold =
    styles
      .slice(0, styles.indexOf('</fonts>'))
      .split('<font>')
      .findIndex((font) => font.includes('<b/>')) - 1;
  expect(styleOf('A1')?.[2]).toBe(String(bold));
  expect(styles).toContain(`<numFmt numFmtId="${styleOf('B4')?.[1]}" formatCode="@"/>`);

  expect(await text(archive.text('xl/workbook.xml'))).toMatch(/<sheet name="choices"[^>]*state="hidden"/);
  const choices = await text(archive.text('xl/worksheets/sheet3.xml'));
  expect(choices.match(/<row /g)).toHaveLength(62);
  expect(await readSheet(file)).toHaveLength(2);
});

it('asks for the next row only when the stream has been read', async () => {
  let asked = 0;
  const stream = writeRows({ name: 'Orders', columns: [{ header: 'Order number' }] }, endless());
  const reader = stream.iterator();
  await reader.next();
  expect(asked).toBeLessThan(100_000);
  await reader.return?.();

  async function* endless() {
    for (;;) {
      asked += 1;
      yield [`PO-${asked}-${Math.random()}`];
    }
  }
});

it('passes the failure of its rows on to the stream', async () => {
  const rows = (function* failing(): Generator<string[]> {
    yield ['PO-1'];
    throw new Error('the database is gone');
  })();
  await expect(buffer(writeRows({ name: 'Orders', columns: [{ header: 'Order number' }] }, rows))).rejects.toThrow(
    'the database is gone',
  );
});
