import type { UserRow } from '@pressroom/contract/users/users';

export function sampleUser(given: Partial<UserRow> = {}): UserRow {
  return {
    id: '9007199254740993',
    username: 'grace',
    nickname: 'Grace Hopper',
    phone: '555 0100',
    roleId: '2',
    roleName: 'Packing',
    dataStatus: 1,
    mustChangePassword: false,
    seenAt: '2026-11-20T03:00:00.000Z',
    gmtCreate: '2026-11-01T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
    can: ['edit', 'suspend', 'delete'],
    ...given,
  };
}
