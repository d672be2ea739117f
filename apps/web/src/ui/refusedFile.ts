import type { TextKey, TextParams } from '../i18n/i18n.ts';

/** The extension with its dot, as the `accept` attribute requires it. */
export type Extension = '.xlsx' | '.pdf';

/** Why a file need not be sent: the server would refuse it for the same. */
export interface FileRefusal {
  key: TextKey;
  params?: TextParams;
}

const megabyte = 1024 * 1024;
/** Programs may put something before the first line of a PDF. */
const pdfHead = 1024;

/** What can be known of a file before it travels: its ending, its bytes, and how it begins. */
export async function refusalOfFile(
  file: File,
  extension: Extension,
  mostBytes: number,
): Promise<FileRefusal | undefined> {
  if (!file.name.toLowerCase().endsWith(extension)) return { key: 'ui.wrongFile', params: { extension } };
  if (file.size === 0) return { key: 'ui.emptyFile' };
  if (file.size > mostBytes) {
    const params = { size: Math.ceil((file.size / megabyte) * 10) / 10, max: Math.floor(mostBytes / megabyte) };
    return { key: 'ui.largeFile', params };
  }
  // the server says of a sheet at once what is wrong with it; a label is read for a while
  if (extension === '.xlsx') return undefined;
  const head = new TextDecoder('latin1').decode(await file.slice(0, pdfHead).arrayBuffer());
  return head.includes('%PDF') ? undefined : { key: 'ui.notPdf' };
}
