import type { BenchOrder, CheckAnswer } from '@pressroom/contract/printing/check';
import { sampleParcel } from './printing.sample.ts';

/** An order of two white shirts and a black one. */
export function sampleBenchOrder(given: Partial<BenchOrder> = {}): BenchOrder {
  const parcel = sampleParcel();
  const facts = [
    { lineId: '11', sizeName: 'L', colorName: 'White', scanned: 1 },
    { lineId: '12', sizeName: 'M', colorName: 'Black', scanned: 0 },
  ];
  return {
    ...parcel,
    orderId: '1',
    bench: 'A',
    slots: [7],
    scanned: 1,
    total: 3,
    isPrinted: false,
    problem: null,
    pieces: parcel.pieces.map((piece, index) => ({ ...piece, ...facts[index]! })),
    ...given,
  };
}

export function sampleAnswer(given: Partial<CheckAnswer> = {}): CheckAnswer {
  return {
    step: 'morePieces',
    refusal: null,
    says: null,
    order: sampleBenchOrder(),
    lineId: '11',
    label: null,
    ...given,
  };
}
