import type { Message } from '@pressroom/contract/message';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { mostPrints } from '@pressroom/contract/production/gangSheetSettings';
import type { SheetSettings } from '@pressroom/contract/production/gangSheets';
import { layOut, millimetres, pieceSizes, type SheetLayout } from '@pressroom/imaging';
import type { Db } from '../../../platform/database/database.ts';
import { failInput } from '../../../platform/failure.ts';
import { captionOf, findSources, printsOf } from '../../orders/orders.public.ts';
import { findLiving, livingKey, type PrintContent } from './sheets.queries.ts';
import { findUnits, type LaidUnit, type LeftOut, leftOut, type SheetAsk } from './units.ts';

/** Prints whose files name no density are made for this one. */
const libraryDpi = 200;

export interface LaidPrint extends LaidUnit {
  slot: 1 | 2;
  position: number;
  content: PrintContent;
}

export interface LaidSheet extends SheetLayout {
  prints: { print: LaidPrint; x: number; y: number; width: number; height: number; rotated: boolean }[];
  orders: number;
  fill: number;
}

export interface Plan {
  /** In pixels. */
  width: number;
  gap: number;
  sheets: LaidSheet[];
  /** How many orders were asked for as a whole, and of how many anything is laid. */
  chosen: number;
  orders: number;
  splitOrders: number;
  leftOut: LeftOut[];
}

/** Where everything that was asked for would lie now. Ends in 400 where that is too much for one go. */
export async function planSheets(db: Db, ask: SheetAsk, zone: string): Promise<Plan> {
  const { settings } = ask;
  const asked = await findUnits(db, ask, zone);
  const { prints, leftOut: unlaid } = await findPrints(db, asked.units);
  if (prints.length > mostPrints)
    failInput('production.sheets.tooMany', { params: { count: prints.length, most: mostPrints } });
  const sizes = await pieceSizes(
    prints.map(({ content }) => content),
    settings.dpi,
  );
  const roll = rollOf(settings);
  const layout = await layOut(
    prints.map(({ order }, index) => ({ ...sizes[index]!, group: order.id })),
    roll,
  );
  const sheets = layout.sheets.map((sheet): LaidSheet => {
    const placed = sheet.placements.map(({ piece, x, y, rotated }) => {
      const { width, height } = sizes[piece]!;
      const turned = rotated ? { width: height, height: width } : { width, height };
      return { print: prints[piece]!, x, y, rotated, ...turned };
    });
    const area = placed.reduce((sum, { width, height }) => sum + width * height, 0);
    return {
      ...sheet,
      prints: placed,
      orders: new Set(placed.map(({ print }) => print.order.id)).size,
      fill: Math.round((area * 1000) / (roll.width * sheet.length)) / 10,
    };
  });
  const tooLarge = layout.tooLarge.map((index) => {
    const { width, height } = sizes[index]!;
    const size = { width: inMm(width, settings.dpi), height: inMm(height, settings.dpi) };
    const params = { position: prints[index]!.position, ...size };
    return leftOutPiece(prints[index]!, { key: 'production.sheets.tooLarge', params });
  });
  const onSheets = Map.groupBy(
    sheets.flatMap(({ prints: its }, sheet) => its.map(({ print }) => ({ sheet, orderId: print.order.id }))),
    ({ orderId }) => orderId,
  );
  return {
    width: roll.width,
    gap: roll.gap,
    sheets,
    chosen: asked.chosen,
    orders: onSheets.size,
    splitOrders: [...onSheets.values()].filter((its) => new Set(its.map(({ sheet }) => sheet)).size > 1).length,
    leftOut: [...asked.leftOut, ...unlaid, ...tooLarge],
  };
}

export function rollOf({ widthMm, lengthMm, gapMm, dpi, rotate }: SheetSettings) {
  // never wider than the film
  const within = (mm: number) => Math.floor((mm * dpi) / 25.4);
  return { width: within(widthMm), length: within(lengthMm), gap: millimetres(dpi)(gapMm), rotate };
}

/** Whole millimetres that hold so many pixels. */
export function inMm(pixels: number, dpi: number): number {
  return Math.ceil((pixels * 25.4) / dpi);
}

function leftOutPiece(unit: LaidUnit, msg: Message) {
  const code = pieceCode(unit);
  return leftOut(code, `${unit.order.thirdOrderNumber} · ${code}`, msg);
}

/** The prints of these units that lie nowhere yet. */
async function findPrints(db: Db, units: readonly LaidUnit[]): Promise<{ prints: LaidPrint[]; leftOut: LeftOut[] }> {
  const lines = new Map(units.map(({ line }) => [line.id, line]));
  const { pictures, products } = await findSources(db, [...lines.values()]);
  const living = await findLiving(db, [...lines.keys()]);
  const out: LeftOut[] = [];
  const prints = units.flatMap((unit) =>
    printsOf(unit.line).flatMap(({ slot, position, imageId }): LaidPrint[] => {
      const sheet = living.get(livingKey({ ...unit, slot }));
      const [picture, product] = [pictures.get(imageId ?? ''), products.get(unit.line.productCodeId ?? '')];
      if (sheet) out.push(leftOutPiece(unit, { key: 'production.sheets.onSheet', params: { sheet } }));
      else if (!picture || !product)
        out.push(leftOutPiece(unit, { key: 'production.sheets.noPrint', params: { position } }));
      if (sheet || !picture || !product) return [];
      const { width, height, dpiHorizontal, dpiVertical, sha256 } = picture;
      const density = { dpiHorizontal: dpiHorizontal ?? libraryDpi, dpiVertical: dpiVertical ?? libraryDpi };
      const caption = captionOf(unit.order, unit.line, product, { position, drawn: unit });
      const content = { sha256: sha256.toString('hex'), print: { width, height, ...density }, caption };
      return [{ ...unit, slot, position, content }];
    }),
  );
  return { prints, leftOut: out };
}
