import type { AuditRow } from '@pressroom/contract/audit/audit';

export function sampleAuditRow(given: Partial<AuditRow> = {}): AuditRow {
  return {
    id: '41',
    at: '2026-11-20T02:00:07.123456Z',
    username: 'ada',
    address: '10.0.0.7',
    action: '/store/disable',
    actionName: 'Disabled a store',
    objectType: 'stores',
    objectTypeName: 'Store',
    objectName: 'Harbor Print',
    objectIds: ['9007199254740993'],
    objectCount: 1,
    changes: [{ record: null, path: 'dataStatus', name: 'Status', before: 'Normal', after: 'Disabled' }],
    requestId: 'req-8',
    ...given,
  };
}
