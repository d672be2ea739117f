import { posix } from 'node:path';
import type { Archive } from './archive.ts';
import { SpreadsheetRefused } from './refused.ts';
import { parseXml } from './xml.ts';
import type { Attributes } from './xml.ts';

interface Workbook {
  /** Path of the first sheet that the program shows. */
  sheet: string;
  strings: string | undefined;
  styles: string | undefined;
  /** Days are counted from 1904, as old Macintosh programs do. */
  from1904: boolean;
}

interface Relation {
  id: string;
  /** The last segment of the type: the rest differs between the strict and the transitional flavour. */
  type: string;
  path: string;
}

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  if (!archive.has('_rels/.rels')) throw new SpreadsheetRefused('notXlsx', 'a zip archive without a document');
  const document = (await readRelations(archive, '')).find((relation) => relation.type === 'officeDocument');
  if (!document || !archive.has(document.path)) throw new SpreadsheetRefused('notXlsx', 'no document inside');
  if (!document.path.toLowerCase().endsWith('.xml')) throw new SpreadsheetRefused('notXlsx', 'a binary workbook');

  const { sheets, from1904, root } = await readSheetList(archive, document.path);
  if (root !== 'workbook') throw new SpreadsheetRefused('notXlsx', `a ${root}, not a workbook`);

  const relations = await readRelations(archive, document.path);
  const worksheets = new Map(relations.filter(({ type }) => type === 'worksheet').map(({ id, path }) => [id, path]));
  const sheet = sheets.map((id) => worksheets.get(id)).find((path) => path !== undefined);
  if (sheet === undefined) throw new SpreadsheetRefused('damaged', 'no visible sheet');
  const part = (type: string) =>
    relations.find((relation) => relation.type === type && archive.has(relation.path))?.path;
  return { sheet, strings: part('sharedStrings'), styles: part('styles'), from1904 };
}

async function readSheetList(archive: Archive, path: string) {
  const sheets: string[] = [];
  let from1904 = false;
  let root = '';
  await parseXml(archive.text(path), {
    open(name, attributes) {
      root ||= name;
      if (name === 'workbookPr') from1904 = /^(?:1|true|on)$/i.test(attributes['date1904'] ?? '');
      if (name === 'sheet' && !/hidden$/i.test(attributes['state'] ?? '')) sheets.push(relationId(attributes));
    },
    close() {},
    text() {},
  });
  return { sheets, from1904, root };
}

/** The prefix of the relationship namespace is the writer's choice, mostly but not always `r`. */
function relationId(attributes: Attributes) {
  const name = Object.keys(attributes).find((each) => each.endsWith(':id')) ?? '';
  return attributes[name] ?? '';
}

/** What the part at `source` points to; the package itself for an empty path. */
async function readRelations(archive: Archive, source: string) {
  const { dir, base } = posix.parse(source);
  const path = posix.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(path)) return relations;
  await parseXml(archive.text(path), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      relations.push({
        id: attributes['Id'] ?? '',
        type: posix.basename(attributes['Type'] ?? ''),
        path: posix.resolve('/', dir, attributes['Target'] ?? '').slice(1),
      });
    },
    close() {},
    text() {},
  });
  return relations;
}
