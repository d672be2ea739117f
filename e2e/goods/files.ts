/** A file as a page's file field takes it. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const png = (name: string, buffer: Buffer): GivenFile => ({ name, mimeType: 'image/png', buffer });
export const pdf = (name: string, buffer: Buffer): GivenFile => ({ name, mimeType: 'application/pdf', buffer });
