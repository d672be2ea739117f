import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { handmadeWorkbook, zipOf } from './handmade.fixture.ts';
import { readSheet } from './sheet.ts';

const golden = await readFile(new URL('./golden/orders_zh.xlsx', import.meta.url));
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const sheetWith = (inside: string) => handmadeWorkbook({ sheet: `<worksheet>${inside}</worksheet>` });

it.each([
  ['an old workbook', Buffer.concat([compoundFile, Buffer.alloc(2000)])],
  ['a renamed csv', Buffer.from('订单号,店铺名称\n1,2\n')],
  ['a renamed web page', Buffer.from('<html><table><tr><td>1</td></tr></table></html>')],
  ['nothing', Buffer.alloc(0)],
  ['a text document', await zipOf(document('word/document.xml', '<w:document xmlns:w="x"/>'))],
  ['a binary workbook', await zipOf(document('xl/workbook.bin', 'binary'))],
  ['some other archive', await zipOf({ 'readme.txt': 'hello' })],
])('refuses %s as no xlsx', async (_, file) => {
  await expect(readSheet(file)).rejects.toMatchObject({ name: 'SpreadsheetRefused', reason: 'notXlsx' });
});

it('refuses a workbook under a password', async () => {
  const file = Buffer.concat([compoundFile, Buffer.alloc(500), Buffer.from('EncryptedPackage', 'utf16le')]);
  await expect(readSheet(file)).rejects.toMatchObject({ reason: 'encrypted' });
});

it('refuses a file over 20 MB without looking into it', async () => {
  await expect(readSheet(Buffer.alloc(20 * 1024 * 1024 + 1, 'PK'))).rejects.toMatchObject({ reason: 'tooLarge' });
});

it('refuses an archive that unpacks to far more than it is', async () => {
  const bombs = [
    await handmadeWorkbook({ parts: { 'xl/media/image1.png': Buffer.alloc(8 * 1024 * 1024) } }),
    countingEntries(golden, 10_001),
    await threeOfSeventyFive(),
  ];
  for (const bomb of bombs) await expect(readSheet(bomb)).rejects.toMatchObject({ reason: 'zipBomb' });
});

it('refuses an archive whose files are larger than its directory says', async () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(50);
  const file = await handmadeWorkbook({ rows });
  await expect(readSheet(declaring(file, 40))).rejects.toMatchObject({ reason: 'damaged' });
});

it('refuses more rows than agreed and counts only those with content', async () => {
  const rows = '<row><c><v>1</v></c></row><row><c s="1"/></row>'.repeat(3);
  const file = await handmadeWorkbook({ rows });
  await expect(readSheet(file, { maxRows: 2 })).rejects.toMatchObject({ reason: 'tooManyRows' });
  expect(await readSheet(file, { maxRows: 3 })).toHaveLength(3);
});

it('never expands an entity of its own: a document type is damage', async () => {
  const declared = '<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd">]>';
  const body = '<worksheet><sheetData><row><c t="str"><v>&file;</v></c></row></sheetData></worksheet>';
  await expect(readSheet(await handmadeWorkbook({ sheet: declared + body }))).rejects.toMatchObject({
    reason: 'damaged',
    message: 'a document type declaration',
  });
  await expect(readSheet(await handmadeWorkbook({ sheet: body }))).rejects.toMatchObject({ reason: 'damaged' });
});

it.each([
  ['an end that is missing', await handmadeWorkbook({ sheet: '<worksheet><sheetData><row><c><v>1</v></c>' })],
  ['an end of another element', await sheetWith('<sheetData><row><c><v>1</c></v></row></sheetData>')],
  ['an attribute twice', await sheetWith('<sheetData><row r="1" r="2"><c><v>1</v></c></row></sheetData>')],
  ['an attribute without quotes', await sheetWith('<sheetData><row r=1><c><v>1</v></c></row></sheetData>')],
  ['a second root', await handmadeWorkbook({ sheet: '<worksheet/><worksheet/>' })],
  ['a reference beyond all characters', await sheetWith('<sheetData><row><c><v>&#x110000;</v></c></row></sheetData>')],
  ['a reference without a number', await sheetWith('<sheetData><row><c><v>&#one;</v></c></row></sheetData>')],
  ['a string that does not exist', await sheetWith('<sheetData><row><c t="s"><v>7</v></c></row></sheetData>')],
  ['a word for a number', await sheetWith('<sheetData><row><c><v>seven</v></c></row></sheetData>')],
  ['a cell outside the sheet', await sheetWith('<sheetData><row><c r="XFE1"><v>1</v></c></row></sheetData>')],
  ['a row outside the sheet', await sheetWith('<sheetData><row r="1048577"/></sheetData>')],
  ['no sheet that is shown', await handmadeWorkbook({ sheets: '<sheet name="a" state="hidden" r:id="rId1"/>' })],
  ['half an archive', golden.subarray(0, golden.length / 2)],
  ['a start without an end', Buffer.from('PK\u0003\u0004 and so on')],
])('refuses %s as damaged', async (_, file) => {
  await expect(readSheet(file)).rejects.toMatchObject({ name: 'SpreadsheetRefused', reason: 'damaged' });
});

it('gives up on a tag that never ends long before the end of the file', async () => {
  const file = await sheetWith(`<sheetData a="${randomBytes(1_000_000).toString('hex')}`);
  await expect(readSheet(file)).rejects.toMatchObject({ reason: 'damaged', message: 'a tag or text without an end' });
});

it.each([
  ['a tag', (noise: string) => `<sheetData a="${noise}"/>`],
  ['a text', (noise: string) => `<sheetData><row><c t="str"><v>${noise}</v></c></row></sheetData>`],
])('takes no %s of two million characters, even where it ends', async (_, inside) => {
  const file = await sheetWith(inside(randomBytes(1_000_000).toString('hex')));
  await expect(readSheet(file)).rejects.toMatchObject({ reason: 'damaged' });
});

it('gives up on elements that nest without an end', async () => {
  const names = Array.from({ length: 300 }, (_, at) => `a${at}`);
  const nested =
    names.map((name) => `<${name}>`).join('') +
    names
      .reverse()
      .map((name) => `</${name}>`)
      .join('');
  await expect(readSheet(await sheetWith(nested))).rejects.toMatchObject({
    reason: 'damaged',
    message: 'elements nested too deeply',
  });
});

it('notices a changed bit inside stored content by its checksum', async () => {
  const sheet = '<worksheet><sheetData><row><c><v>5230236437987443003</v></c></row></sheetData></worksheet>';
  const file = await handmadeWorkbook({ sheet });
  const packed = deflateRawSync(sheet, { level: 6 });
  const at = file.indexOf(packed);
  expect(at).toBeGreaterThan(0);
  const changed = deflateRawSync(sheet.replace('443003', '443004'), { level: 6 });
  expect(changed).toHaveLength(packed.length);
  changed.copy(file, at);
  await expect(readSheet(file)).rejects.toMatchObject({ reason: 'damaged', message: /checksum/ });
});

it('refuses or reads, but never fails in another way, whatever byte is broken', async () => {
  for (let at = 0; at < golden.length; at += 37) {
    const broken = Buffer.from(golden);
    broken[at] = broken[at]! ^ 0x55;
    await readSheet(broken).catch((failure: unknown) => expect(failure).toMatchObject({ name: 'SpreadsheetRefused' }));
  }
});

function document(path: string, content: string) {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  return {
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${type}" Target="${path}"/></Relationships>`,
    [path]: content,
  };
}

/** The same archive, with another unpacked size in the directory for one file. */
function declaring(file: Buffer, size: number, path = 'xl/worksheets/sheet1.xml') {
  const lying = Buffer.from(file);
  lying.writeUInt32LE(size, lying.lastIndexOf(path) - 46 + 24);
  return lying;
}

/** Three files of 75 MB, none of which is suspicious alone. */
async function threeOfSeventyFive() {
  const paths = ['1.bin', '2.bin', '3.bin'];
  const file = await handmadeWorkbook({ parts: Object.fromEntries(paths.map((path) => [path, randomBytes(400_000)])) });
  return paths.reduce((lying, path) => declaring(lying, 75 * 1024 * 1024, path), file);
}

/** The same archive, with another number of entries in its closing record. */
function countingEntries(file: Buffer, count: number) {
  const lying = Buffer.from(file);
  lying.writeUInt16LE(count, lying.length - 22 + 10);
  return lying;
}
