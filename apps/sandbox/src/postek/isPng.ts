const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** By its first and last bytes, so that half of one is none. */
export const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(signature) && bytes.subarray(-8, -4).equals(Buffer.from('IEND'));
