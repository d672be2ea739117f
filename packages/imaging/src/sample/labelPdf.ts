import {
  degrees,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  concatTransformationMatrix,
  StandardFonts,
} from 'pdf-lib';
import { type Carrier, recognizeTracking } from '../label/recognizeTracking.ts';
import { layouts, type SampleLabel } from './labelLayouts.ts';
import { labelPaper, labelSize } from './labelPaper.ts';

export type SamplePageSize = '4x6' | '100x150' | 'letter';

const pointsPerMm = 72 / 25.4;

const pages: Record<SamplePageSize, { width: number; height: number; left: number; top: number }> = {
  '4x6': { ...labelSize, left: 0, top: 0 },
  '100x150': { width: 100 * pointsPerMm, height: 150 * pointsPerMm, left: 0, top: 0 },
  letter: { width: 612, height: 792, left: 36, top: 36 },
};

/** One page a label, the bars as the carrier sets them. The same input gives the same bytes. */
export async function sampleLabelPdf(
  labels: SampleLabel[],
  { pageSize = '4x6' }: { pageSize?: SamplePageSize } = {},
): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  for (const label of labels) {
    const page = pdf.addPage([pages[pageSize].width, pages[pageSize].height]);
    withLabelInPlace(page, pageSize, () => layouts[label.carrier](labelPaper(page, fonts), label));
  }
  return Buffer.from(await pdf.save());
}

/** Where a label of 4 x 6 inches stands on a sheet: its lower left corner, in points. */
type Place = { x: number; y: number; scale?: number; turned?: number };

/** Several labels on one page. */
export async function sampleSheetPdf(
  size: { width: number; height: number },
  labels: readonly (SampleLabel & { at: Place })[],
): Promise<Buffer> {
  const sheet = await PDFDocument.create({ updateMetadata: false });
  const page = sheet.addPage([size.width, size.height]);
  for (const { at, ...label } of labels) {
    const [source] = await sheet.embedPdf(await sampleLabelPdf([label]));
    const { x, y, scale = 1, turned = 0 } = at;
    page.drawPage(source!, { x, y, xScale: scale, yScale: scale, rotate: degrees(turned) });
  }
  return Buffer.from(await sheet.save());
}

/** A number that passes the carrier's check digit; another one for every serial. */
export function sampleTrackingNumber(carrier: Carrier, serial: number): string {
  const digits = (length: number) => String(serial).padStart(length, '0').slice(-length);
  const stems: Record<Carrier, () => string> = {
    UPS: () => `1Z999AA103${digits(7)}`,
    USPS: () => `92612903361287${digits(7)}`,
    FEDEX: () => `7799${digits(7)}`,
    'GOFO EXPRESS': () => `GFUS0101${digits(9)}`,
    UNIUNI: () => `UUS62M66${digits(10)}`,
    YUNEXPRESS: () => `YT22295212${digits(7)}`,
  };
  const stem = stems[carrier]();
  for (let last = 0; last <= 9; last++)
    if (recognizeTracking([`${stem}${last}`])?.carrier === carrier) return `${stem}${last}`;
  throw new Error(`No digit completes ${stem}`);
}

function withLabelInPlace(page: PDFPage, pageSize: SamplePageSize, draw: () => void): void {
  const { width, height, left, top } = pages[pageSize];
  const scale = Math.min(1, (width - left) / labelSize.width, (height - top) / labelSize.height);
  const bottom = height - top - labelSize.height * scale;
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(scale, 0, 0, scale, left, bottom));
  draw();
  page.pushOperators(popGraphicsState());
}
