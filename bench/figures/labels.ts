import { type Carrier, readLabelPdf } from '@pressroom/imaging';
import { sampleLabelPdf, sampleTrackingNumber } from '@pressroom/imaging/sample';
import { startLabelReaders } from '../bare/labelReaders.ts';
import { type Figure, compareRatio } from '../figure.ts';
import { inTurn, rateOf } from '../rounds.ts';

const carriers: Carrier[] = ['UPS', 'USPS', 'FEDEX', 'GOFO EXPRESS', 'UNIUNI', 'YUNEXPRESS'];
const perRound = carriers.length * 4;
const rounds = 9;
const address = { name: 'Maria Gonzalez', address: '1804 Kinney Ave', city: 'Austin', state: 'TX', zip: '78704' };

export const labels: Figure = {
  names: ['labels'],
  what: 'label PDFs of one page read with all cores, against bare pdfium and zxing in the same kind of threads',
  async measure() {
    const pdfs = await Promise.all(Array.from({ length: perRound }, (_, serial) => labelOf(serial)));
    await using bare = startLabelReaders();
    for (const pdf of pdfs.slice(0, carriers.length)) await requireSameBars(pdf, await bare.read(pdf));
    const sides = {
      ours: () => rateOf(perRound, (piece) => readLabelPdf(pdfs[piece]!)),
      bare: () => rateOf(perRound, (piece) => bare.read(pdfs[piece]!)),
    };
    await inTurn(2, sides);
    return [compareRatio('labels', { ...(await inTurn(rounds, sides)), unit: 'PDFs/s' }, { atLeast: 0.9 })];
  },
};

function labelOf(serial: number): Promise<Buffer> {
  const carrier = carriers[serial % carriers.length]!;
  return sampleLabelPdf([{ carrier, trackingNumber: sampleTrackingNumber(carrier, 4200 + serial), ...address }]);
}

async function requireSameBars(pdf: Buffer, bare: readonly string[]): Promise<void> {
  const ours = (await readLabelPdf(pdf)).flatMap((page) => page.symbols.map((symbol) => symbol.text));
  if (ours.length === 0 || ours.toSorted().join('\n') !== bare.toSorted().join('\n')) {
    throw new Error(`The two sides do not read alike:\n${ours.join(' ')}\n${bare.join(' ')}`);
  }
}
