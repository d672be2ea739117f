import { expect, it } from 'vitest';
import { collectFindings } from './findings.ts';
import { handmadeWorkbook } from './handmade.fixture.ts';
import { type ImportColumns, openImport, readTexts } from './importSheet.ts';

const columns: ImportColumns<'name'> = { name: { name: 'orderImport.column.remark', max: 40 } };

async function read(cell: string) {
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Remark</t></is></c></row><row r="2">${cell}</row>`;
  const table = await openImport(await handmadeWorkbook({ rows }), columns);
  const findings = collectFindings();
  const { name } = readTexts(columns, table.rows[0]!, findings);
  return { name, bad: findings.rows() };
}

const inline = (text: string) => `<c r="A2" t="inlineStr"><is><t>${text}</t></is></c>`;

it.each([
  ['an escape of the format', inline('tee _xD83D_')],
  ['an escape in a formula’s value', '<c r="A2" t="str"><f>x</f><v>_xDE00_ tee</v></c>'],
  ['a reference', inline('tee &#xD83D;')],
  ['a reference by its decimal number', inline('&#55357; tee')],
  ['two escapes the wrong way round', inline('_xDE00__xD83D_')],
])('refuses half a character that comes by %s', async (_, cell) => {
  expect((await read(cell)).bad).toEqual([
    { lineNum: 2, msg: { key: 'sheet.control', params: { column: { key: 'orderImport.column.remark' } } } },
  ]);
});

it('takes both halves together for the character that they are', async () => {
  expect(await read(inline('_xD83D__xDE00_ tee'))).toEqual({ name: '😀 tee', bad: [] });
});

it.each([
  ['a forbidden character', 'tee\u0001'],
  ['a reference to one', 'te&#1;e'],
  ['both', 't\u000be&#x0;e'],
])('leaves %s out as nobody sees it', async (_, text) => {
  expect(await read(inline(text))).toEqual({ name: 'tee', bad: [] });
});

it('leaves what only looks like a reference as it was written, even beside a forbidden one', async () => {
  expect(await read(inline('&amp;#65; &#1;&#66;'))).toEqual({ name: '&#65; B', bad: [] });
});
