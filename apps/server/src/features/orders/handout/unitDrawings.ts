import { renderDrawing } from '@pressroom/imaging';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { findProducts, type Product } from '../../categories/categories.public.ts';
import { findPictures, type Picture } from '../../library/library.public.ts';
import { captionOf, type UnitDrawn } from '../record/caption.ts';
import { type LineRecord, type OrderRecord, printsOf } from '../record/record.ts';

/** A line of more units keeps its one drawing, with the code of any of them: nobody hangs up a thousand sheets of one print. */
export const mostUnitDrawings = 100;

/** The drawing of one unit, with all that it is made of when the zip is fetched. */
export const unitEntry = z.object({
  name: z.string(),
  /** Of the print's bytes, in hexadecimal digits. */
  sha256: z.string(),
  caption: z.object({
    orderNumber: z.string(),
    pieceCode: z.string(),
    line: z.number(),
    position: z.number(),
    positions: z.number(),
    productCode: z.string(),
    sizeName: z.string(),
    colorName: z.string(),
    quantity: z.number(),
    unit: z.object({ no: z.number(), of: z.number() }).optional(),
    round: z.number().optional(),
  }),
});
export type UnitEntry = z.output<typeof unitEntry>;

export function unitsOf({ num }: Pick<LineRecord, 'num'>): UnitDrawn[] {
  return Array.from({ length: num }, (_, index) => ({ unit: index + 1, round: 1 }));
}

interface Sources {
  pictures: ReadonlyMap<string, Picture>;
  products: ReadonlyMap<string, Product>;
}

/** What the drawings of these lines are made of. */
export async function findSources(db: Db, lines: readonly LineRecord[]): Promise<Sources> {
  if (lines.length === 0) return { pictures: new Map(), products: new Map() };
  const products = await findProducts(db, { ids: lines.flatMap(({ productCodeId }) => productCodeId ?? []) });
  return {
    pictures: await findPictures(
      db,
      lines.flatMap((line) => printsOf(line).flatMap(({ imageId }) => imageId ?? [])),
    ),
    products: new Map(products.map((product) => [product.id, product])),
  };
}

interface Drawn {
  order: OrderRecord;
  line: LineRecord;
  print: ReturnType<typeof printsOf>[number];
}

/** None where the print or the product is gone: then the line's own drawing is all that there is. */
export function unitEntries(
  { order, line, print: { position, imageId } }: Drawn,
  units: readonly UnitDrawn[],
  { stem, source: { pictures, products } }: { stem: string; source: Sources },
): UnitEntry[] {
  const [picture, product] = [pictures.get(imageId ?? ''), products.get(line.productCodeId ?? '')];
  if (!picture || !product) return [];
  return units.map((drawn) => {
    const which = line.num > 1 ? `_${drawn.unit}of${line.num}` : '';
    const round = drawn.round > 1 ? `_R${drawn.round}` : '';
    return {
      name: `${stem}_x1${which}${round}.png`,
      sha256: picture.sha256.toString('hex'),
      caption: captionOf(order, line, product, { position, drawn }),
    };
  });
}

export async function drawUnit(app: App, { name, sha256, caption }: UnitEntry): Promise<Buffer> {
  const print = await app.storage.get(originalKey(Buffer.from(sha256, 'hex')));
  if (!print) throw new Error(`The print of ${name} is gone from the storage`);
  return renderDrawing({ print, caption });
}
