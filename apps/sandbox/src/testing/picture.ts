/** The beginning of a PNG of this size, which is all that the sandbox reads of one; `bytes` pads it. */
export function pngOf(width: number, height: number, bytes = 64): Buffer {
  const file = Buffer.alloc(bytes);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(file);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

/** The beginning of a JPEG with a comment and a table before its frame. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc200110800000000030122000211010311010000', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8fffe00066e6f7465ffc4000400ff', 'hex'), frame]);
}
