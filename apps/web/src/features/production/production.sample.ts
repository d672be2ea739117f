import type { BoardGroup, BoardSpoiling, PickGoods, PieceCounts } from '@pressroom/contract/production/board';
import type { ProducedPiece } from '@pressroom/contract/production/pieces';

export function samplePiece(given: Partial<ProducedPiece> = {}): ProducedPiece {
  return {
    code: 'Q1A-2V',
    orderId: '501',
    thirdOrderNumber: 'WEB-10021',
    shopName: 'Linden Tees',
    sysStatus: 1,
    deliveryTimeLimit: '2026-11-25T10:00:00.000Z',
    lineId: '42',
    lineNo: 1,
    unit: 2,
    num: 3,
    productCode: 'TEE-BLK-M',
    productName: 'Classic tee',
    sizeName: 'M',
    colorName: 'Black',
    picture: null,
    prints: [
      { position: 1, name: 'fox_front.png', picture: null },
      { position: 2, name: 'fox_back.png', picture: null },
    ],
    state: 'toDo',
    round: 1,
    madeBy: null,
    madeAt: null,
    history: [],
    problem: null,
    canUndo: false,
    canUnmark: false,
    ...given,
  };
}

export const sampleCounts: PieceCounts = {
  total: 9,
  toMake: 6,
  toDo: 6,
  laidOut: 0,
  made: 3,
  spoiled: 2,
  remakes: 1,
};

export function samplePickGoods(given: Partial<PickGoods> = {}): PickGoods {
  const { productCode, productName, picture, prints, toMake, laidOut, remakes } = sampleGroup();
  return { productCode, productName, picture, prints, toMake, laidOut, remakes, ...given };
}

export function sampleSpoiling(given: Partial<BoardSpoiling> = {}): BoardSpoiling {
  return {
    id: '7',
    code: 'Q1A-2V',
    orderId: '501',
    thirdOrderNumber: 'WEB-10021',
    lineNo: 1,
    unit: 2,
    round: 1,
    productCode: 'TEE-BLK-M',
    reason: 'stained',
    reasonText: '',
    createUser: 'presser',
    gmtCreate: '2026-11-24T01:00:00.000Z',
    remake: 'toDo',
    ...given,
  };
}

export function sampleGroup(given: Partial<BoardGroup> = {}): BoardGroup {
  return {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    day: '2026-11-25',
    late: false,
    productCode: 'TEE-BLK-M',
    productName: 'Classic tee',
    picture: null,
    prints: [{ position: 1, name: 'fox_front.png', picture: null }],
    orders: 4,
    ...sampleCounts,
    ...given,
  };
}
