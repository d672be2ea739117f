import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export const TRANSITIONAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface Handmade {
  /** Inside `sheetData` of the first sheet. */
  rows?: string;
  /** Whole XML of the first sheet, instead of `rows`. */
  sheet?: string;
  /** Inside `sst`. */
  strings?: string;
  /** Inside `styleSheet`. */
  styles?: string;
  /** Attributes of `workbookPr`. */
  properties?: string;
  /** Inside `sheets`. */
  sheets?: string;
  strict?: boolean;
  /** Further files, or other content for the files above. */
  parts?: Record<string, string | Buffer>;
}

/** A workbook spelled out by hand, to hold what no writer at hand would write. */
export function handmadeWorkbook(made: Handmade): Promise<Buffer> {
  const namespace = made.strict ? STRICT : TRANSITIONAL;
  const relation = made.strict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationsOf([['rId1', `${relation}/officeDocument`, 'xl/workbook.xml']]),
    'xl/workbook.xml':
      `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="${namespace}" xmlns:r="${relation}">` +
      `<workbookPr ${made.properties ?? ''}/>` +
      `<sheets>${made.sheets ?? '<sheet name="Orders" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([
      ['rId1', `${relation}/worksheet`, 'worksheets/sheet1.xml'],
      ['rId2', `${relation}/worksheet`, '/xl/worksheets/sheet2.xml'],
      ['rId3', `${relation}/sharedStrings`, 'sharedStrings.xml'],
      ['rId4', `${relation}/styles`, 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml':
      made.sheet ?? `<worksheet xmlns="${namespace}"><sheetData>${made.rows ?? ''}</sheetData></worksheet>`,
    ...(made.strings === undefined
      ? {}
      : { 'xl/sharedStrings.xml': `<sst xmlns="${namespace}">${made.strings}</sst>` }),
    ...(made.styles === undefined
      ? {}
      : { 'xl/styles.xml': `<styleSheet xmlns="${namespace}">${made.styles}</styleSheet>` }),
    ...made.parts,
  });
}

export function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

function relationsOf(relations: readonly (readonly [string, string, string])[]) {
  const items = relations.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${RELATIONS}">${items.join('')}</Relationships>`;
}
