import { readLabelPdf, renderDrawing } from './index.ts';
import { sampleLabelPdf, samplePrint, sampleTrackingNumber } from './sample.ts';

const print = await samplePrint({ name: 'fox', widthCm: 10, heightCm: 10 });
await renderDrawing({
  print,
  caption: {
    orderNumber: 'A-1',
    pieceCode: 'Q1-14',
    line: 1,
    position: 1,
    positions: 1,
    productCode: 'T',
    sizeName: '均码',
    colorName: '黑色',
    quantity: 1,
  },
});
const trackingNumber = sampleTrackingNumber('GOFO EXPRESS', 1);
const label = {
  carrier: 'GOFO EXPRESS',
  trackingNumber,
  name: 'A',
  address: 'B',
  city: 'C',
  state: 'TX',
  zip: '78701',
} as const;
const [page] = await readLabelPdf(await sampleLabelPdf([label]));
process.stdout.write(page?.tracking?.trackingNumber ?? 'nothing');
