import { SaxesParser } from 'saxes';
import { SpreadsheetRefused } from './refused.ts';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** Element names come without their namespace prefix, attribute names with it. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

/** In characters. The parser gathers each tag and each text whole; no tag or text of a workbook comes near this. */
const LONGEST_TOKEN = 1024 * 1024;
/** The parser remembers each open element. A workbook opens a few dozen at most. */
const DEEPEST_NESTING = 256;

/**
 * What the parser says of a character that XML forbids, and of a reference to one. Programs write them all the same; each cell's text
 * is checked by itself, so that one of them spoils its row and not the whole sheet.
 */
const FORBIDDEN_CHARACTER: ReadonlySet<string> = new Set(['disallowed character.', 'malformed character entity.']);

/** Reads XML piece by piece. A document type declaration is refused, so no entity but the five built-in ones exists. */
export async function parseXml(chunks: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  // no listener more than needed: with eight of them the parser takes five times as long
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  /** How many characters may have gathered in the parser. */
  let gathered = 0;

  let hasForbidden = false;

  parser.on('error', ({ message }) => {
    if (!FORBIDDEN_CHARACTER.has(message)) throw damaged(message);
    hasForbidden = true;
  });
  parser.on('doctype', () => {
    throw damaged('a document type declaration');
  });
  parser.on('opentag', ({ name, attributes }) => {
    gathered = 0;
    hasForbidden = false;
    depth += 1;
    if (depth > DEEPEST_NESTING) throw damaged('elements nested too deeply');
    handlers.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    gathered = 0;
    depth -= 1;
    handlers.close(localName(name));
  });
  const onText = (text: string) => {
    gathered = 0;
    handlers.text(hasForbidden ? decodeForbidden(text) : text);
    hasForbidden = false;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);

  for await (const chunk of chunks) {
    gathered += chunk.length;
    parser.write(chunk);
    if (gathered > LONGEST_TOKEN) throw damaged('a tag or text without an end');
  }
  parser.close();
}

/** The parser leaves a reference to a forbidden character as it is written. One to any other character was written `&amp;#`. */
function decodeForbidden(text: string) {
  return text.replace(/&#(?:x([\da-f]+)|(\d+)|[^;]*);/gi, (reference, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    if (!(code <= 0x10ffff)) throw damaged(`an unknown reference ${reference}`);
    const character = String.fromCodePoint(code);
    return ALLOWED.test(character) ? reference : character;
  });
}

const ALLOWED = /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function localName(name: string) {
  return name.slice(name.indexOf(':') + 1);
}

function damaged(what: string) {
  return new SpreadsheetRefused('damaged', what);
}
