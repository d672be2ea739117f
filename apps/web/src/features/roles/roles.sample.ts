import type { GrantNode, PermissionRow, RoleDetails, RoleRow } from '@pressroom/contract/roles/roles';

export function sampleRole(given: Partial<RoleRow> = {}): RoleRow {
  return {
    id: '9007199254740993',
    roleName: 'Packing',
    remark: 'prints and ships',
    sysType: 1,
    holdsEverything: false,
    userCount: 3,
    users: [
      { id: '7', username: 'ada', nickname: 'Ada Lovelace', dataStatus: 1 },
      { id: '8', username: 'alan', nickname: 'Alan Turing', dataStatus: 0 },
      { id: '9', username: 'grace', nickname: 'Grace Hopper', dataStatus: 1 },
    ],
    gmtCreate: '2026-11-01T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
    can: ['edit', 'delete'],
    ...given,
  };
}

interface Rights {
  held?: readonly string[];
  /** Absent: all. */
  grantable?: readonly string[];
}

/** Orders with two elements, print without any; stores. By name, what the role holds and what may be given. */
export function sampleTree({ held = [], grantable }: Rights = {}): GrantNode[] {
  const node = (id: string, path: string, name: string, children: GrantNode[] = []): GrantNode => ({
    id,
    name,
    path,
    selected: held.includes(name),
    grantable: grantable?.includes(name) ?? true,
    children,
  });
  return [
    node('1', '/order', 'Order area', [
      node('11', '/order/index', 'Orders', [
        node('111', 'orderSend', 'Send orders'),
        node('112', 'orderDownloadLabel', 'Export orders'),
      ]),
      node('12', '/order/print', 'Print and ship'),
    ]),
    node('2', '/store', 'Store area', [node('21', '/store/index', 'Stores')]),
  ];
}

export function sampleDetails({ held, grantable, ...role }: Rights & Partial<RoleRow> = {}): RoleDetails {
  return { ...sampleRole(role), permissions: sampleTree({ held, grantable }) };
}

export function samplePermission(given: Partial<PermissionRow> = {}): PermissionRow {
  return {
    id: '1',
    parentId: null,
    path: '/order',
    nameZh: '订单区',
    nameEn: 'Order area',
    sort: 10,
    builtIn: true,
    gmtModified: '2026-11-20T02:00:00.000Z',
    can: ['edit'],
    children: [],
    ...given,
  };
}
