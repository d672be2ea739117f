import bwipjs from 'bwip-js/node';

/** Dark (1) and light (0) modules, row by row; a bar code has one row. Quiet zones are not included. */
export type Modules = { columns: number; rows: number; dark: Uint8Array; quiet: number };

// The named export of the same name is another thing: it draws a symbology that is called raw.
// oxlint-disable-next-line import/no-named-as-default-member
const modulesOf = bwipjs.raw;

const printableAscii = /^[\x20-\x7e]+$/;

/**
 * Code 128 for what Code 128 can hold, that is printable ASCII; any other text becomes a QR code of its UTF-8 bytes,
 * so that a scan always returns the text itself and never a transliteration.
 */
export function encodeSymbol(text: string): Modules {
  return printableAscii.test(text) ? code128(text) : qrCode(text);
}

/** Of the text's Code 128: modules of dark and light in turn, dark first. */
export function barWidths(text: string): number[] {
  const [symbol] = modulesOf({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('The bar code came without bars');
  return symbol.sbs;
}

function code128(text: string): Modules {
  const dark = barWidths(text).flatMap((width, i) => Array.from({ length: width }, () => (i % 2 === 0 ? 1 : 0)));
  return { columns: dark.length, rows: 1, dark: Uint8Array.from(dark), quiet: 10 };
}

function qrCode(text: string): Modules {
  const [symbol] = modulesOf({ bcid: 'qrcode', text });
  if (!symbol || !('pixs' in symbol)) throw new Error('The QR code came without modules');
  return { columns: symbol.pixx, rows: symbol.pixy, dark: Uint8Array.from(symbol.pixs), quiet: 4 };
}
