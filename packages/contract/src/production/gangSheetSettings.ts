export const sheetDpi = [200, 300] as const;
export const sheetFormats = ['png', 'pdf'] as const;
/** `laid`: waits to be printed. `discarded`: its pieces are free again. */
export const sheetStates = ['laid', 'printed', 'discarded'] as const;
export type SheetState = (typeof sheetStates)[number];

/** In millimetres. A gap holds the cut marks, so there is always one. */
export const sheetLimits = {
  widthMm: { min: 100, max: 2_000 },
  lengthMm: { min: 200, max: 20_000 },
  gapMm: { min: 2, max: 50 },
  tileMm: { min: 100, max: 1_000 },
} as const;

export const presetSheet = {
  widthMm: 600,
  lengthMm: 5_000,
  gapMm: 5,
  dpi: 200,
  rotate: true,
  format: 'png',
  tileMm: 500,
} as const;

/** Order numbers that one go takes. */
export const mostNumbers = 500;
/** Prints that are laid in one go. */
export const mostPrints = 2_000;
/** For so many days the files of a sheet stay after it was printed or discarded. */
export const keptFileDays = 7;
