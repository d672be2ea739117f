export interface PictureFacts {
  format: 'png' | 'jpg';
  width: number;
  height: number;
  bytes: number;
}

/** What a picture's own bytes say, whatever it is called; undefined where it is neither PNG nor JPEG, or is cut off. */
export function readPicture(file: Buffer): PictureFacts | undefined {
  const size = isPng(file) ? pngSize(file) : isJpeg(file) ? jpegSize(file) : undefined;
  if (!size || size.width === 0 || size.height === 0) return undefined;
  return { format: isPng(file) ? 'png' : 'jpg', ...size, bytes: file.length };
}

const isPng = (file: Buffer) => file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (file: Buffer) => file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

function pngSize(file: Buffer) {
  if (file.length < 24 || file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Goes from marker to marker up to the first frame header. */
function jpegSize(file: Buffer) {
  for (let at = 2; at + 9 < file.length && file[at] === 0xff;) {
    const marker = file[at + 1]!;
    if (isFrame(marker)) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The sixteen frame headers without the tables that lie between their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether width to height is this ratio, to a hundredth. */
export function hasRatio({ width, height }: { width: number; height: number }, across: number, down: number): boolean {
  return Math.abs((width * down) / (height * across) - 1) <= 0.01;
}
