import { SpreadsheetRefused } from './refused.ts';

export type Attributes = ReadonlyMap<string, string>;

/** Element names come without their namespace prefix, attribute names with it. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

/** No tag or text of a workbook comes near this; without it one endless run would be copied again with every chunk. */
const LONGEST_TOKEN = 1024 * 1024;

const BANG = 0x21;
const QUESTION = 0x3f;
const SLASH = 0x2f;
const GREATER = 0x3e;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NO_ATTRIBUTES: Attributes = new Map();

/** Reads XML piece by piece. A document type declaration is refused, so no entity but the five built-in ones exists. */
export async function parseXml(chunks: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  let pending = '';
  let depth = 0;
  let elements = 0;
  for await (const chunk of chunks) {
    pending += chunk;
    pending = pending.slice(consume(pending));
    if (pending.length > LONGEST_TOKEN) throw damaged('a tag or text without an end');
  }
  if (depth !== 0 || elements === 0 || pending.trim() !== '') throw damaged('the XML ends too early');

  /** Handles every complete token and says how much of the source that was. */
  function consume(source: string) {
    let at = 0;
    for (;;) {
      const start = source.indexOf('<', at);
      if (start === -1) return at;
      if (start > at) handlers.text(decode(source.slice(at, start)));
      const end = tokenEnd(source, start);
      if (end === -1) return start;
      token(source.slice(start, end));
      at = end;
    }
  }

  function token(source: string) {
    const kind = source.charCodeAt(1);
    if (kind === QUESTION) return;
    if (kind === BANG) {
      if (source.startsWith('<![CDATA[')) handlers.text(source.slice(9, -3));
      return;
    }
    if (kind === SLASH) {
      depth -= 1;
      if (depth < 0) throw damaged('a closing tag too many');
      handlers.close(localName(source.slice(2, -1).trimEnd()));
      return;
    }
    const empty = source.endsWith('/>');
    const nameEnd = source.search(/[\s/>]/);
    const name = localName(source.slice(1, nameEnd));
    elements += 1;
    handlers.open(name, attributesOf(source.slice(nameEnd)));
    if (empty) handlers.close(name);
    else depth += 1;
  }
}

/** Index after the token that starts with the `<` at `start`, or -1 when its end has not arrived yet. */
function tokenEnd(source: string, start: number) {
  if (source.charCodeAt(start + 1) === QUESTION) return after(source, '?>', start);
  if (source.charCodeAt(start + 1) === BANG) {
    if (source.startsWith('<!--', start)) return after(source, '-->', start + 4);
    if (source.startsWith('<![CDATA[', start)) return after(source, ']]>', start);
    if (source.length - start < 9) return -1;
    throw damaged('a document type declaration');
  }
  let quote = 0;
  for (let at = start + 1; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === QUOTE || code === APOSTROPHE) quote = code;
    else if (code === GREATER) return at + 1;
  }
  return -1;
}

function after(source: string, ending: string, from: number) {
  const at = source.indexOf(ending, from);
  return at === -1 ? -1 : at + ending.length;
}

function localName(name: string) {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf(source: string): Attributes {
  if (!source.includes('=')) return NO_ATTRIBUTES;
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single = ''] of source.matchAll(ATTRIBUTE)) {
    attributes.set(name, decode(double ?? single));
  }
  return attributes;
}

const BUILT_IN: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));|&/gi;

function decode(text: string) {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    const character = name ? BUILT_IN[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (character === undefined) throw damaged(`an unknown reference ${reference}`);
    return character;
  });
}

function damaged(what: string) {
  return new SpreadsheetRefused('damaged', what);
}
