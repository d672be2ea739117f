import type { GangSheet, PlacedPrint } from '@pressroom/contract/production/gangSheets';

export function sampleSheet(given: Partial<GangSheet> = {}): GangSheet {
  return {
    id: '12',
    sheetNo: 'G12',
    widthMm: 600,
    lengthMm: 4_821,
    fill: 88.4,
    pieces: 41,
    orders: 23,
    state: 'laid',
    dpi: 200,
    format: 'png',
    files: 'ready',
    fileCount: 10,
    fileSize: '54525952',
    problem: null,
    unwanted: 0,
    discardReason: null,
    createUser: 'wang',
    gmtCreate: '2026-11-24T02:00:00.000Z',
    changeUser: null,
    changedAt: null,
    canUndo: false,
    ...given,
  };
}

export function samplePlaced(given: Partial<PlacedPrint> = {}): PlacedPrint {
  return {
    no: 1,
    x: 2.5,
    y: 2.5,
    width: 280,
    height: 300,
    rotated: false,
    code: 'Q1A-1W',
    orderId: '501',
    thirdOrderNumber: 'WEB-10021',
    lineNo: 1,
    unit: 1,
    round: 1,
    position: 1,
    positions: 1,
    productCode: 'TEE-BLK-M',
    colorName: 'Black',
    sizeName: 'M',
    picture: null,
    unwanted: null,
    ...given,
  };
}
