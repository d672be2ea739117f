import { expect, it } from 'vitest';
import { cellText } from './cell.ts';
import type { Cell } from './cell.ts';
import { handmadeWorkbook } from './handmade.fixture.ts';
import type { Handmade } from './handmade.fixture.ts';
import { readSheet } from './sheet.ts';

async function firstRow(made: Handmade) {
  const [row] = await readSheet(await handmadeWorkbook(made));
  return [...(row?.cells.values() ?? [])];
}

const text = (value: string): Cell => ({ kind: 'text', text: value });
const number = (raw: string): Cell => ({ kind: 'number', raw });
const wall = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0): Cell => ({
  kind: 'date',
  wall: { year, month, day, hour, minute, second },
});

it('keeps every digit of a number', async () => {
  const rows = '<row r="1"><c r="A1"><v>5230236437987443003</v></c><c r="B1"><v>5.23023643798744E+018</v></c></row>';
  expect(await firstRow({ rows })).toEqual([number('5230236437987443003'), number('5.23023643798744E+018')]);
});

it('reads numbers that are floats or percentages as they are stored', async () => {
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="10"/></cellXfs>';
  const cells = await firstRow({
    styles,
    rows: '<row r="1"><c r="A1"><v>1.0</v></c><c r="B1" s="1"><v>0.25</v></c></row>',
  });
  expect(cells).toEqual([number('1.0'), number('0.25')]);
  expect(cells.map(cellText)).toEqual(['1', '0.25']);
});

it('joins the runs of a text and leaves the phonetic reading out', async () => {
  const strings =
    '<si><r><t>印花</t></r><r><rPr><b/></rPr><t xml:space="preserve"> 图1</t></r></si>' +
    '<si><t>課題</t><rPh sb="0" eb="2"><t>カダイ</t></rPh><phoneticPr fontId="1"/></si>';
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>' +
    '<c r="C1" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c></row>';
  expect(await firstRow({ strings, rows })).toEqual([text('印花 图1'), text('課題'), text('inline')]);
});

it('keeps the spaces of a text until it is asked for what a person sees', async () => {
  const cells = await firstRow({
    strings: '<si><t xml:space="preserve">  two  spaces\u00a0</t></si>',
    rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
  });
  expect(cells).toEqual([text('  two  spaces\u00a0')]);
  expect(cellText(cells[0])).toBe('two  spaces');
});

it('decodes references, CDATA and the escapes of the format', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>A&amp;B &lt;&#x4e2d;&#25991;&gt;</t></is></c>' +
    '<c r="B1" t="inlineStr"><is><t><![CDATA[<raw> & ]]>end</t></is></c>' +
    '<c r="C1" t="str"><f>x</f><v>a_x000D_b_x005F_x0041_</v></c></row>';
  expect(await firstRow({ rows })).toEqual([text('A&B <中文>'), text('<raw> & end'), text('a\rb_x0041_')]);
});

it('gives the saved value of a formula, booleans and errors as such', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c>' +
    '<c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1"><f>NOW()</f></c></row>';
  expect(await firstRow({ rows })).toEqual([
    number('2'),
    text('a'),
    { kind: 'boolean', value: true },
    { kind: 'error', text: '#DIV/0!' },
  ]);
});

it.each([
  'yyyy"年"m"月"d"日"',
  'yyyy\\-mm\\-dd\\ hh:mm',
  '[$-804]yyyy/m/d h:mm',
  'd-mmm-yy',
  'mm/dd/yyyy;@',
  '[DBNum1]m月d日',
])('takes a number shown as %s for a date', async (format) => {
  const code = format.replaceAll('"', '&quot;');
  const styles =
    `<numFmts><numFmt numFmtId="176" formatCode="${code}"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs>` +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="176"/></cellXfs>';
  const rows = '<row r="1"><c r="A1" s="1"><v>46345.3833333333</v></c></row>';
  expect(await firstRow({ styles, rows })).toEqual([wall(2026, 11, 19, 9, 12)]);
});

it.each([
  '0.00_);[Red]\\(0.00\\)',
  '[h]:mm:ss',
  '#,##0 "days"',
  '[$US$-409]0.00',
  '@',
  'General',
  '0.00E+00',
  'Standard',
  '*s0',
])('takes a number shown as %s for a number', async (format) => {
  const code = format.replaceAll('"', '&quot;');
  const styles = `<numFmts><numFmt numFmtId="176" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="176"/></cellXfs>`;
  expect(await firstRow({ styles, rows: '<row r="1"><c r="A1" s="0"><v>46345.5</v></c></row>' })).toEqual([
    number('46345.5'),
  ]);
});

it.each([14, 22, 31, 57])('knows the built-in date format %i', async (id) => {
  const styles = `<cellXfs><xf numFmtId="${id}"/></cellXfs>`;
  expect(await firstRow({ styles, rows: '<row r="1"><c r="A1" s="0"><v>46345.9999999</v></c></row>' })).toEqual([
    wall(2026, 11, 20),
  ]);
});

it('counts days from 1900, with the false leap day, or from 1904 where the workbook says so', async () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  const rows =
    '<row r="1"><c r="A1" s="0"><v>1</v></c><c r="B1" s="0"><v>61</v></c><c r="C1" s="0"><v>44883.75</v></c></row>';
  expect(await firstRow({ styles, rows })).toEqual([wall(1900, 1, 1), wall(1900, 3, 1), wall(2022, 11, 18, 18)]);
  const [, , date] = await firstRow({ styles, rows, properties: 'date1904="1"' });
  expect(date).toEqual(wall(2026, 11, 19, 18));
});

it('leaves a time of day without a date a number', async () => {
  const styles = '<cellXfs><xf numFmtId="20"/></cellXfs>';
  const rows = '<row r="1"><c r="A1" s="0"><v>0.5</v></c><c r="B1" s="0"><v>46345.5</v></c></row>';
  expect(await firstRow({ styles, rows })).toEqual([number('0.5'), wall(2026, 11, 19, 12)]);
});

it('reads the strict flavour, with prefixes and ISO dates', async () => {
  const sheet =
    '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="3">' +
    '<x:c r="B3" t="d"><x:v>2026-11-19T15:30:00</x:v></x:c><x:c r="C3" t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const file = await handmadeWorkbook({ strict: true, sheet, strings: '<si><t>ok</t></si>' });
  expect(await readSheet(file)).toEqual([
    {
      line: 3,
      cells: new Map([
        [1, wall(2026, 11, 19, 15, 30)],
        [2, text('ok')],
      ]),
    },
  ]);
});

it('keeps line numbers and columns, past Z and where the file leaves them out', async () => {
  const rows =
    '<row r="2"><c r="AB2"><v>1</v></c><c><v>2</v></c></row><row/><row><c><v>3</v></c></row>' +
    '<row r="9"><c r="A9" s="1"/><c r="B9" t="inlineStr"><is><t> \u200b </t></is></c></row><row r="12"><c r="XFD12"><v>4</v></c></row>';
  const read = await readSheet(await handmadeWorkbook({ rows }));
  expect(read.map(({ line, cells }) => [line, [...cells.keys()]])).toEqual([
    [2, [27, 28]],
    [4, [0]],
    [12, [16_383]],
  ]);
});

it('skips hidden sheets and takes the first that is shown', async () => {
  const second = '<worksheet><sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData></worksheet>';
  const file = await handmadeWorkbook({
    rows: '<row r="1"><c r="A1"><v>1</v></c></row>',
    sheets:
      '<sheet name="a" sheetId="7" state="veryHidden" r:id="rId1"/><sheet name="b" sheetId="8" state="visible" r:id="rId2"/>',
    parts: { 'xl/worksheets/sheet2.xml': second },
  });
  const [row] = await readSheet(file);
  expect(row?.cells.get(0)).toEqual(number('2'));
});

it('reads UTF-16 and comments, processing instructions and quotes that contain a bracket', async () => {
  const sheet =
    '<?xml version="1.0" encoding="UTF-16"?><!-- <row> --><worksheet><?mso x?><sheetPr codeName=\'a>b\'/>' +
    '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>订单</t></is></c></row></sheetData></worksheet>';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sheet, 'utf16le')]);
  expect(await firstRow({ parts: { 'xl/worksheets/sheet1.xml': utf16 } })).toEqual([text('订单')]);
});
