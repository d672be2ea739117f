import { inflateSync } from 'node:zlib';

const headerLength = 44;
const entryLength = 20;

/** The tables of a WOFF 1.0 font, unpacked when first asked for. */
export function openWoff(file: Buffer): (tag: string) => Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font');
  const unpacked = new Map<string, Buffer>();

  return (tag) => {
    const known = unpacked.get(tag);
    if (known) return known;
    const table = unpack(file, tag);
    unpacked.set(tag, table);
    return table;
  };
}

function unpack(file: Buffer, tag: string): Buffer {
  const count = file.readUInt16BE(12);
  for (let entry = headerLength; entry < headerLength + count * entryLength; entry += entryLength) {
    if (file.toString('latin1', entry, entry + 4) !== tag) continue;
    const offset = file.readUInt32BE(entry + 4);
    const packedLength = file.readUInt32BE(entry + 8);
    const length = file.readUInt32BE(entry + 12);
    const packed = file.subarray(offset, offset + packedLength);
    return packedLength < length ? inflateSync(packed) : packed;
  }
  throw new Error(`The font has no table ${tag}`);
}
