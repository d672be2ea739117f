import type { PictureFacts } from '@pressroom/contract/pictures/imageSlots';

interface Kind {
  mime: string;
  /** The first bytes of every file of the format; undefined: any. */
  signature: readonly (number | undefined)[];
}

/** A number of four bytes that differs from file to file. */
const anyLength = [undefined, undefined, undefined, undefined];

const kinds: readonly Kind[] = [
  { mime: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  { mime: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: 'image/gif', signature: [0x47, 0x49, 0x46, 0x38] },
  // no slot takes it, yet it can be turned into what a slot takes
  { mime: 'image/webp', signature: [0x52, 0x49, 0x46, 0x46, ...anyLength, 0x57, 0x45, 0x42, 0x50] },
];
const longestSignature = 12;

/** What the bytes say of a picture; its name and its stated type do not count. */
export async function readPicture(file: File): Promise<PictureFacts | 'unknownFormat' | 'unreadable'> {
  try {
    const start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
    const kind = kinds.find(({ signature }) => signature.every((byte, at) => byte === undefined || start[at] === byte));
    if (!kind) return 'unknownFormat';
    // Unlike an <img>, which shows the upper half of a file that was cut off, this refuses it.
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { mime: kind.mime, width, height, bytes: file.size };
  } catch (cause) {
    // this also covers a dropped folder, and a file that was deleted meanwhile
    if (cause instanceof DOMException) return 'unreadable';
    throw cause;
  }
}
