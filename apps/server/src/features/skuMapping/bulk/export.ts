import type { Db } from '../../../platform/database/database.ts';
import type { SheetValue } from '../../../platform/spreadsheet/write.ts';
import { findPicturesByName, type NamedPicture, pictureKey } from '../../library/library.public.ts';
import { findSelectedIds, type MappingSearch } from '../record/lists.queries.ts';
import { findMappingsById, type MappingRow } from '../record/queries.ts';

/** Mappings that are read at once. */
const chunk = 1000;

/** The lines of the sheet, read as they are asked for: as an import reads them. */
export async function* exportedRows(db: Db, search: MappingSearch): AsyncGenerator<SheetValue[]> {
  let after: string | undefined;
  for (;;) {
    const ids = await findSelectedIds(db, { search }, { limit: chunk, after });
    const mappings = await findMappingsById(db, ids);
    const named = await findPicturesByName(db, mappings.flatMap(printNames));
    for (const mapping of mappings.toReversed()) yield lineOf(mapping, named);
    after = ids.at(-1);
    if (ids.length < chunk) return;
  }
}

const printNames = ({ printingName, printingName2 }: MappingRow) =>
  [printingName, printingName2].filter((name) => name !== null);

function lineOf(mapping: MappingRow, named: ReadonlyMap<string, NamedPicture[]>): SheetValue[] {
  const { skuId, shopName, productCode, printNum, printingImage, printingName, printingImage2, printingName2 } =
    mapping;
  // a second print that the product has no position for is no part of what is made
  const second = printNum === 2 && printingImage2 !== null && printingName2 !== null;
  return [
    skuId,
    shopName,
    productCode,
    written(named, printingImage, printingName),
    second ? written(named, printingImage2, printingName2) : '',
  ];
}

/** With its folders where the name alone means several pictures. */
function written(named: ReadonlyMap<string, NamedPicture[]>, id: string, name: string): string {
  const places = named.get(pictureKey(name)) ?? [];
  return places.length > 1 ? (places.find((place) => place.id === id)?.path ?? name) : name;
}
