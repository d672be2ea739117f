const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Looks at the first and the last bytes, so that half a picture is no PNG. */
export const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(signature) && bytes.subarray(-8, -4).equals(Buffer.from('IEND'));
