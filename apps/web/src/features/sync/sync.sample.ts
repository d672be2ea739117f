import type { LedgerDifference, LedgerRow, StoreSync, SyncFailure, SyncRun } from '@pressroom/contract/sync/syncShapes';

export function sampleRun(given: Partial<SyncRun> = {}): SyncRun {
  return {
    id: '501',
    shopId: '11',
    shopName: 'Loom & Ink',
    cause: 'schedule',
    createUser: 'system',
    startTime: null,
    endTime: null,
    thirdOrderNumbers: [],
    filterDeliver: false,
    state: 'done',
    found: 12,
    created: 3,
    changed: 1,
    failed: 0,
    errorMsg: null,
    startedAt: '2026-11-21T06:30:00.000Z',
    endedAt: '2026-11-21T06:30:02.000Z',
    ...given,
  };
}

export function sampleSync(given: Partial<StoreSync> = {}): StoreSync {
  return {
    shopId: '11',
    shopName: 'Loom & Ink',
    typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
    syncOrder: 1,
    ready: true,
    running: false,
    safeUntil: '2026-11-20T06:32:00.000Z',
    nextAt: '2026-11-20T06:42:00.000Z',
    openFailures: 0,
    lastRun: sampleRun(),
    ...given,
  };
}

export function sampleFailure(given: Partial<SyncFailure> = {}): SyncFailure {
  return {
    id: '71',
    shopId: '11',
    shopName: 'Loom & Ink',
    thirdOrderNumber: 'GSU1',
    errorMsg: 'The order has no goods',
    tries: 3,
    firstAt: '2026-11-21T05:00:00.000Z',
    lastAt: '2026-11-21T06:30:00.000Z',
    dismissed: false,
    ...given,
  };
}

export function sampleDay(day: string, given: Partial<LedgerRow> = {}): LedgerRow {
  return {
    shopId: '11',
    shopName: 'Loom & Ink',
    day,
    said: 312,
    held: 312,
    missing: 0,
    unknown: 0,
    differing: 0,
    // In any zone the day is over by then.
    checkedAt: new Date(Date.parse(`${day}T00:00:00Z`) + 2 * 86_400_000).toISOString(),
    ...given,
  };
}

export function sampleDifference(given: Partial<LedgerDifference> = {}): LedgerDifference {
  return { thirdOrderNumber: 'GSU9', kind: 'missing', there: 'toShip', here: null, orderId: null, ...given };
}
