const searched = 1024;

/** By its first and last bytes, so that neither an error page nor half a download passes. */
export function isPdf(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return all.subarray(0, searched).includes('%PDF-') && all.subarray(-searched).includes('%%EOF');
}
