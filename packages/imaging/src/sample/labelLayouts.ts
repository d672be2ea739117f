import type { Point } from '../coverage.ts';
import type { Carrier } from '../label/recognizeTracking.ts';
import type { LabelPaper } from './labelPaper.ts';

export type SampleLabel = {
  carrier: Carrier;
  trackingNumber: string;
  orderNumber?: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
};

type Layout = (paper: LabelPaper, label: SampleLabel) => void;

export const layouts: Record<Carrier, Layout> = {
  UPS: ups,
  USPS: usps,
  FEDEX: fedex,
  'GOFO EXPRESS': (paper, label) => parcel(paper, label, 'GOFO EXPRESS', 'LAX-A12'),
  UNIUNI: (paper, label) => parcel(paper, label, 'UniUni', 'JFK 07'),
  YUNEXPRESS: (paper, label) => parcel(paper, label, 'YunExpress', 'ORD-3'),
};

const sender = ['PRESSROOM SAMPLE SHOP', '1200 PRINTERS ROW', 'HOUSTON TX 77002'];

function ups(paper: LabelPaper, label: SampleLabel): void {
  lines(paper, { x: 12, y: 18 }, 7, sender);
  paper.text({ x: 170, y: 18 }, 10, '1 LBS', { bold: true });
  paper.text({ x: 225, y: 18 }, 10, '1 OF 1', { bold: true });
  paper.text({ x: 12, y: 60 }, 9, 'SHIP', { bold: true });
  paper.text({ x: 12, y: 71 }, 9, '  TO:', { bold: true });
  lines(paper, { x: 44, y: 60 }, 11, addressOf(label));
  paper.block(0, 118, 288, 2);
  paper.symbol({ x: 10, y: 128, width: 82, height: 78 }, { bcid: 'maxicode', mode: 2, text: upsRecord(label) });
  paper.block(100, 120, 1.5, 94);
  paper.text({ x: 110, y: 150 }, 28, `${label.state} ${label.zip.slice(0, 3)} 9-04`, { bold: true });
  paper.symbol({ x: 114, y: 166, width: 130, height: 40 }, { bcid: 'code128', text: `420${label.zip}` });
  paper.block(0, 214, 288, 6);
  paper.text({ x: 12, y: 244 }, 22, 'UPS GROUND', { bold: true });
  paper.text({ x: 12, y: 260 }, 9, `TRACKING #: ${grouped(label.trackingNumber, [2, 3, 3, 2, 4, 4])}`);
  paper.block(244, 226, 32, 32);
  paper.block(0, 268, 288, 2);
  paper.symbol({ x: 36, y: 278, width: 216, height: 78 }, { bcid: 'code128', text: label.trackingNumber });
  paper.block(0, 364, 288, 6);
  paper.text({ x: 12, y: 386 }, 9, 'BILLING: P/P');
  reference(paper, label, 404);
}

function upsRecord({ trackingNumber, zip, state, city }: SampleLabel): string {
  const [end, group, record] = [4, 29, 30].map((code) => String.fromCharCode(code));
  const fields = [
    `96${zip.slice(0, 5)}0000`,
    '840',
    '003',
    `1Z${trackingNumber.slice(-8)}`,
    'UPSN',
    trackingNumber.slice(2, 8),
    '321',
    '',
    '1/1',
    '1',
    'N',
    '',
    city.slice(0, 12).toUpperCase(),
    state,
  ];
  return `[)>${record}01${group}${fields.join(group)}${record}${end}`;
}

function usps(paper: LabelPaper, label: SampleLabel): void {
  paper.frame(6, 6, 276, 420);
  paper.block(70, 6, 1.5, 74);
  paper.text({ x: 18, y: 66 }, 66, 'G', { bold: true });
  paper.frame(176, 14, 98, 58);
  lines(paper, { x: 184, y: 28 }, 8, ['US POSTAGE PAID', 'SAMPLE', 'Permit No. 0000', 'eVS']);
  paper.block(6, 80, 276, 1.5);
  paper.centred(102, 18, 'USPS GROUND ADVANTAGE', { bold: true });
  paper.block(6, 110, 276, 1.5);
  lines(paper, { x: 16, y: 128 }, 8, sender);
  paper.text({ x: 16, y: 186 }, 8, 'SHIP TO:');
  lines(paper, { x: 62, y: 186 }, 12, addressOf(label));
  paper.block(6, 252, 276, 5);
  paper.centred(272, 11, 'USPS TRACKING # EP', { bold: true });
  const text = `^FNC1420${label.zip.slice(0, 5)}^FNC1${label.trackingNumber}`;
  paper.symbol({ x: 34, y: 282, width: 220, height: 76 }, { bcid: 'code128', parsefnc: true, text });
  paper.centred(374, 11, grouped(label.trackingNumber, [4]), { bold: true });
  paper.block(6, 384, 276, 5);
  reference(paper, label, 408);
}

/** Ground: `96`, the service and shipper fields of a sample account, and the number in its field of fourteen. */
const fedexPrefix = '9622001560001234567100';

function fedex(paper: LabelPaper, label: SampleLabel): void {
  lines(paper, { x: 12, y: 18 }, 7, ['ORIGIN ID: HOUA', ...sender]);
  lines(paper, { x: 168, y: 18 }, 7, ['SHIP DATE: 21NOV26', 'ACTWGT: 1.00 LB', 'CAD: 0000000', 'BILL SENDER']);
  paper.block(0, 56, 288, 1.5);
  paper.text({ x: 12, y: 74 }, 9, 'TO', { bold: true });
  lines(paper, { x: 34, y: 74 }, 13, addressOf(label));
  const record = [label.trackingNumber, label.zip, label.city, label.state, 'SAMPLE GROUND'].join('|');
  paper.symbol(
    { x: 24, y: 140, width: 240, height: 62 },
    { bcid: 'pdf417', text: record.padEnd(120, '.'), columns: 10 },
  );
  paper.text({ x: 12, y: 230 }, 20, 'FedEx', { bold: true });
  paper.text({ x: 80, y: 230 }, 20, 'Ground');
  paper.frame(224, 210, 52, 44);
  paper.text({ x: 236, y: 246 }, 34, 'G', { bold: true });
  paper.text({ x: 12, y: 262 }, 9, 'TRK#');
  paper.text({ x: 40, y: 262 }, 14, grouped(label.trackingNumber, [4]), { bold: true });
  paper.text({ x: 12, y: 292 }, 18, `${label.state}-US`, { bold: true });
  paper.text({ x: 150, y: 292 }, 26, label.zip, { bold: true });
  paper.symbol(
    { x: 22, y: 306, width: 244, height: 76 },
    { bcid: 'code128', text: `${fedexPrefix}${label.trackingNumber}` },
  );
  paper.centred(396, 8, `${fedexPrefix}${label.trackingNumber}`);
  reference(paper, label, 414);
}

function parcel(paper: LabelPaper, label: SampleLabel, brand: string, sorting: string): void {
  paper.frame(6, 6, 276, 420);
  paper.text({ x: 16, y: 38 }, 21, brand, { bold: true });
  paper.block(190, 6, 92, 50);
  paper.text({ x: 200, y: 38 }, 20, sorting, { bold: true, inverse: true });
  paper.block(6, 56, 276, 1.5);
  paper.text({ x: 16, y: 74 }, 9, 'FROM', { bold: true });
  lines(paper, { x: 60, y: 74 }, 8, sender);
  paper.block(6, 106, 276, 1.5);
  paper.text({ x: 16, y: 126 }, 9, 'TO', { bold: true });
  lines(paper, { x: 60, y: 128 }, 13, addressOf(label));
  paper.block(6, 208, 276, 1.5);
  paper.text({ x: 16, y: 250 }, 40, label.zip, { bold: true });
  paper.block(6, 264, 276, 1.5);
  paper.symbol({ x: 39, y: 278, width: 210, height: 84 }, { bcid: 'code128', text: label.trackingNumber });
  paper.centred(380, 13, label.trackingNumber, { bold: true });
  reference(paper, label, 406);
}

function addressOf({ name, address, city, state, zip }: SampleLabel): string[] {
  return [name, address, `${city} ${state} ${zip}`].map((line) => line.toUpperCase());
}

function lines(paper: LabelPaper, { x, y }: Point, size: number, written: string[]): void {
  for (const [i, line] of written.entries()) paper.text({ x, y: y + i * size * 1.25 }, size, line);
}

function reference(paper: LabelPaper, { orderNumber }: SampleLabel, y: number): void {
  if (orderNumber) paper.text({ x: 12, y }, 9, `REF 1: ${orderNumber}`);
}

/** The sizes of the groups; the last one repeats. */
function grouped(number: string, sizes: number[]): string {
  const groups: string[] = [];
  for (let at = 0; at < number.length;) {
    const size = sizes[Math.min(groups.length, sizes.length - 1)]!;
    groups.push(number.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}
