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
  lines(paper, 12, 18, 7, sender);
  paper.text(170, 18, 10, '1 LBS', { bold: true });
  paper.text(225, 18, 10, '1 OF 1', { bold: true });
  paper.text(12, 60, 9, 'SHIP', { bold: true });
  paper.text(12, 71, 9, '  TO:', { bold: true });
  lines(paper, 44, 60, 11, addressOf(label));
  paper.block(0, 118, 288, 2);
  paper.symbol(10, 128, 82, 78, { bcid: 'maxicode', mode: 2, text: upsRecord(label) });
  paper.block(100, 120, 1.5, 94);
  paper.text(110, 150, 28, `${label.state} ${label.zip.slice(0, 3)} 9-04`, { bold: true });
  paper.symbol(114, 166, 130, 40, { bcid: 'code128', text: `420${label.zip}` });
  paper.block(0, 214, 288, 6);
  paper.text(12, 244, 22, 'UPS GROUND', { bold: true });
  paper.text(12, 260, 9, `TRACKING #: ${grouped(label.trackingNumber, [2, 3, 3, 2, 4, 4])}`);
  paper.block(244, 226, 32, 32);
  paper.block(0, 268, 288, 2);
  paper.symbol(36, 278, 216, 78, { bcid: 'code128', text: label.trackingNumber });
  paper.block(0, 364, 288, 6);
  paper.text(12, 386, 9, 'BILLING: P/P');
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
  paper.text(18, 66, 66, 'G', { bold: true });
  paper.frame(176, 14, 98, 58);
  lines(paper, 184, 28, 8, ['US POSTAGE PAID', 'SAMPLE', 'Permit No. 0000', 'eVS']);
  paper.block(6, 80, 276, 1.5);
  paper.centred(102, 18, 'USPS GROUND ADVANTAGE', { bold: true });
  paper.block(6, 110, 276, 1.5);
  lines(paper, 16, 128, 8, sender);
  paper.text(16, 186, 8, 'SHIP TO:');
  lines(paper, 62, 186, 12, addressOf(label));
  paper.block(6, 252, 276, 5);
  paper.centred(272, 11, 'USPS TRACKING # EP', { bold: true });
  const text = `^FNC1420${label.zip.slice(0, 5)}^FNC1${label.trackingNumber}`;
  paper.symbol(34, 282, 220, 76, { bcid: 'code128', parsefnc: true, text });
  paper.centred(374, 11, grouped(label.trackingNumber, [4]), { bold: true });
  paper.block(6, 384, 276, 5);
  reference(paper, label, 408);
}

/** Ground: `96`, the service and shipper fields of a sample account, and the number in its field of fourteen. */
const fedexPrefix = '9622001560001234567100';

function fedex(paper: LabelPaper, label: SampleLabel): void {
  lines(paper, 12, 18, 7, ['ORIGIN ID: HOUA', ...sender]);
  lines(paper, 168, 18, 7, ['SHIP DATE: 21NOV26', 'ACTWGT: 1.00 LB', 'CAD: 0000000', 'BILL SENDER']);
  paper.block(0, 56, 288, 1.5);
  paper.text(12, 74, 9, 'TO', { bold: true });
  lines(paper, 34, 74, 13, addressOf(label));
  const record = [label.trackingNumber, label.zip, label.city, label.state, 'SAMPLE GROUND'].join('|');
  paper.symbol(24, 140, 240, 62, { bcid: 'pdf417', text: record.padEnd(120, '.'), columns: 10 });
  paper.text(12, 230, 20, 'FedEx', { bold: true });
  paper.text(80, 230, 20, 'Ground');
  paper.frame(224, 210, 52, 44);
  paper.text(236, 246, 34, 'G', { bold: true });
  paper.text(12, 262, 9, 'TRK#');
  paper.text(40, 262, 14, grouped(label.trackingNumber, [4]), { bold: true });
  paper.text(12, 292, 18, `${label.state}-US`, { bold: true });
  paper.text(150, 292, 26, label.zip, { bold: true });
  paper.symbol(22, 306, 244, 76, { bcid: 'code128', text: `${fedexPrefix}${label.trackingNumber}` });
  paper.centred(396, 8, `${fedexPrefix}${label.trackingNumber}`);
  reference(paper, label, 414);
}

function parcel(paper: LabelPaper, label: SampleLabel, brand: string, sorting: string): void {
  paper.frame(6, 6, 276, 420);
  paper.text(16, 38, 21, brand, { bold: true });
  paper.block(190, 6, 92, 50);
  paper.text(200, 38, 20, sorting, { bold: true, inverse: true });
  paper.block(6, 56, 276, 1.5);
  paper.text(16, 74, 9, 'FROM', { bold: true });
  lines(paper, 60, 74, 8, sender);
  paper.block(6, 106, 276, 1.5);
  paper.text(16, 126, 9, 'TO', { bold: true });
  lines(paper, 60, 128, 13, addressOf(label));
  paper.block(6, 208, 276, 1.5);
  paper.text(16, 250, 40, label.zip, { bold: true });
  paper.block(6, 264, 276, 1.5);
  paper.symbol(39, 278, 210, 84, { bcid: 'code128', text: label.trackingNumber });
  paper.centred(380, 13, label.trackingNumber, { bold: true });
  reference(paper, label, 406);
}

function addressOf({ name, address, city, state, zip }: SampleLabel): string[] {
  return [name, address, `${city} ${state} ${zip}`].map((line) => line.toUpperCase());
}

function lines(paper: LabelPaper, x: number, y: number, size: number, written: string[]): void {
  for (const [i, line] of written.entries()) paper.text(x, y + i * size * 1.25, size, line);
}

function reference(paper: LabelPaper, { orderNumber }: SampleLabel, y: number): void {
  if (orderNumber) paper.text(12, y, 9, `REF 1: ${orderNumber}`);
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
