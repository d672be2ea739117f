/** The limit for any uploaded picture. */
export const maxMegabytes = 20;
/** The DPI that a library picture must have, after rounding to whole dots. */
export const requiredDpi = 200;
export const maxNameLength = 150;
/** A small file may unfold to gigabytes; no picture of more pixels is decoded. */
export const mostPixels = 100_000_000;

// oxlint-disable-next-line no-control-regex -- no file system shows them, and PostgreSQL holds no NUL
const control = /[\u0000-\u001f\u007f\p{Cs}]/u;
const forbidden = /[+\-&,，]/;

/** A rule that a file breaks: the message's key, with what its text names. */
export interface BrokenRule {
  key:
    | 'library.name'
    | 'library.nameSlash'
    | 'library.nameTooLong'
    | 'library.nameMissing'
    | 'validation.control'
    | 'library.tooLarge'
    | 'library.notAnImage'
    | 'library.pngOnly'
    | 'library.imageOnly'
    | 'library.truncated'
    | 'library.tooManyPixels'
    | 'library.animated'
    | 'library.dpi'
    | 'library.noDpi'
    | 'library.nameTaken'
    | 'library.nameTwice'
    | 'library.notKnown';
  params?: Record<string, string | number>;
}

/** The rule that the file's name, size or kind breaks; undefined where it breaks none. They hold for every stored picture. */
export function brokenFileRule({ name, size }: { name: string; size: number }): BrokenRule | undefined {
  if (name.replace(/\.[^.]*$/, '').trim() === '') return { key: 'library.nameMissing' };
  if (control.test(name)) return { key: 'validation.control' };
  if (name.length > maxNameLength) return { key: 'library.nameTooLong', params: { max: maxNameLength } };
  if (size > maxMegabytes * 1024 * 1024) return { key: 'library.tooLarge', params: { max: maxMegabytes } };
}

/** As `brokenFileRule`, with the library's own rules for names. The file's content is not needed. */
export function brokenLibraryFileRule(file: { name: string; size: number }): BrokenRule | undefined {
  if (forbidden.test(file.name)) return { key: 'library.name' };
  // a sheet names a picture as folder/name, so its name must hold no slash
  return /[/\\]/.test(file.name) ? { key: 'library.nameSlash' } : brokenFileRule(file);
}

/** The limit for the pixels of any picture, which its file states before they begin. */
export function brokenPixelRule({ width, height }: { width: number; height: number }): BrokenRule | undefined {
  return width * height > mostPixels ? { key: 'library.tooManyPixels' } : undefined;
}

interface PictureFacts {
  mime: string;
  animated: boolean;
  dpiHorizontal: number | null;
  dpiVertical: number | null;
}

/** What the library asks of the picture itself. */
export function brokenPrintRule({ mime, animated, dpiHorizontal, dpiVertical }: PictureFacts): BrokenRule | undefined {
  if (mime !== 'image/png') return { key: 'library.pngOnly' };
  if (animated) return { key: 'library.animated' };
  if (dpiHorizontal === null || dpiVertical === null) return { key: 'library.noDpi' };
  if (dpiHorizontal === requiredDpi && dpiVertical === requiredDpi) return undefined;
  const dpi = dpiHorizontal === dpiVertical ? dpiHorizontal : `${dpiHorizontal} x ${dpiVertical}`;
  return { key: 'library.dpi', params: { dpi } };
}

/** What a picture of one record must be: jpeg, png or gif, and still. */
export function brokenRecordPictureRule({ mime, animated }: PictureFacts): BrokenRule | undefined {
  if (!['image/png', 'image/jpeg', 'image/gif'].includes(mime)) return { key: 'library.imageOnly' };
  return animated ? { key: 'library.animated' } : undefined;
}
