import { createHash } from 'node:crypto';
import { degrees, PDFDocument } from 'pdf-lib';
import type { SampleLabel } from '../sample/labelLayouts.ts';
import { sampleTrackingNumber } from '../sample/labelPdf.ts';
import type { Carrier } from './recognizeTracking.ts';

export const carriers: Carrier[] = ['UPS', 'USPS', 'FEDEX', 'GOFO EXPRESS', 'UNIUNI', 'YUNEXPRESS'];

export function label(carrier: Carrier, serial: number): SampleLabel {
  return {
    carrier,
    trackingNumber: sampleTrackingNumber(carrier, serial),
    orderNumber: `WEB-${serial}`,
    name: 'Marguerite Okonkwo',
    address: '1400 Congress Avenue Apt 12',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  };
}

export async function blankPages(count: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < count; i++) pdf.addPage([288, 432]);
  return Buffer.from(await pdf.save({ addDefaultPage: false }));
}

export async function rotated(pdf: Buffer, angle: number): Promise<Buffer> {
  const document = await PDFDocument.load(pdf);
  for (const page of document.getPages()) page.setRotation(degrees(angle));
  return Buffer.from(await document.save());
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * A black square on one page, encrypted the oldest way (40-bit RC4). With an owner's password only it opens by itself;
 * with a user's password it does not.
 */
export function encryptedPdf({ userPassword = '' } = {}): Buffer {
  const owner = createHash('sha256').update('owner').digest();
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const secret = Buffer.concat([Buffer.from(userPassword), padding]).subarray(0, 32);
  const key = md5(secret, owner, permissions, id).subarray(0, 5);
  const contentKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  const content = rc4(contentKey, Buffer.from('0 0 0 rg 100 100 88 88 re f'));

  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const object = (number: number, body: Buffer) => {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  };
  object(1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'));
  object(2, Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'));
  object(3, Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents 4 0 R /Resources << >> >>'));
  object(
    4,
    Buffer.concat([Buffer.from(`<< /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')]),
  );
  const user = rc4(key, padding);
  object(
    5,
    Buffer.from(`<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`),
  );
  const start = Buffer.concat(parts).length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size 6 /Root 1 0 R /Encrypt 5 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>] >>`;
  parts.push(Buffer.from(`xref\n0 6\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function md5(...parts: Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      [state[i], state[j]] = [state[j]!, state[i]!];
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
