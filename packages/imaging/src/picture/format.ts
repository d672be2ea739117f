export type ImageMime = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

type Signature = { at: number; bytes: string };

const supported: Record<ImageMime, Signature[]> = {
  'image/png': [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }],
  'image/jpeg': [{ at: 0, bytes: '\xff\xd8\xff' }],
  'image/webp': [
    { at: 0, bytes: 'RIFF' },
    { at: 8, bytes: 'WEBP' },
  ],
  'image/gif': [{ at: 0, bytes: 'GIF8' }],
};

const otherPictures: Signature[] = [
  { at: 0, bytes: 'II*\0' },
  { at: 0, bytes: 'MM\0*' },
  { at: 0, bytes: 'BM' },
  { at: 0, bytes: '8BPS' },
  { at: 0, bytes: '%PDF-' },
  { at: 0, bytes: '%!PS' },
  { at: 0, bytes: '\0\0\x01\0' },
  { at: 0, bytes: '\xff\x0a' },
  { at: 4, bytes: 'ftyp' },
  { at: 4, bytes: 'jP  ' },
  { at: 4, bytes: 'JXL ' },
];

const startsAsSvg = /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

export function sniffMime(bytes: Buffer): ImageMime | undefined {
  const found = Object.entries(supported).find(([, signatures]) => signatures.every((each) => carries(bytes, each)));
  return found?.[0] as ImageMime | undefined;
}

export function isOtherPicture(bytes: Buffer): boolean {
  if (otherPictures.some((each) => carries(bytes, each))) return true;
  return startsAsSvg.test(bytes.toString('utf8', 0, 1024).replace(/^\uFEFF/, ''));
}

function carries(bytes: Buffer, signature: Signature): boolean {
  return bytes.toString('latin1', signature.at, signature.at + signature.bytes.length) === signature.bytes;
}
