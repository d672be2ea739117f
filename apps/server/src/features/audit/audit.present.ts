import { type audit, mostChanges } from '@pressroom/contract/audit/audit';
import { auditObjects, isAuditObject } from '@pressroom/contract/audit/objects';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import { isMessageKey } from '@pressroom/contract/messages';
import { type Change, changesOf, labelsOf, type Leaf } from './changes.ts';
import type { AuditAct, AuditRecord } from './audit.queries.ts';

type AuditRow = HandlerOutput<typeof audit.page>['rows'][number];
type AuditChange = AuditRow['changes'][number];

const mostNamed = 3;

/** Fields whose values have texts of another feature: the prefix of their keys. */
const valueWords: Readonly<Record<string, string>> = {
  sysStatus: 'orders.status',
  typeCode: 'stores.type',
  countryCode: 'stores.country',
  channelType: 'channels.type',
  orderStatus: 'lastMile.status',
  reason: 'production.reason',
  holds: 'orders.hold',
  differs: 'publishing.differs',
  syncOrder: 'audit.value.flag',
  authStatus: 'audit.value.flag',
  productAuthStatus: 'audit.value.flag',
};

/** What the tree of permissions calls each of them, by its key. */
export type PermissionNames = ReadonlyMap<string, string>;

/** One row for one act: what its parts have changed stands below what it is for. */
export function presentAct({ row, parts }: AuditAct, permissions: PermissionNames): AuditRow {
  const shown = presentRow(row, permissions);
  // what came of it is said by the call that completes it
  const completing = parts.findLast(({ action, after }) => action !== row.action && actIn(after));
  const others = parts.flatMap((part) =>
    presentChanges(part, { named: part.objectType !== row.objectType, permissions }),
  );
  return {
    ...shown,
    ...(completing && { actionName: actionName(completing) }),
    changes: [...shown.changes, ...others].slice(0, mostChanges),
  };
}

function presentRow(row: AuditRecord, permissions: PermissionNames): AuditRow {
  const { before: _before, after: _after, objectIds, ...shown } = row;
  const labels = labelsIn(row);
  const named = objectIds.flatMap((id) => labels.get(id) ?? []).slice(0, mostNamed);
  return {
    ...shown,
    actionName: actionName(row),
    objectTypeName: messageOr(`audit.object.${row.objectType}`, row.objectType),
    objectName: { key: 'audit.recordNames', params: { names: named.map(leafName) } },
    objectIds,
    changes: presentChanges(row, { named: objectIds.length > 1, permissions }),
  };
}

function labelsIn(row: AuditRecord): Map<string, Leaf> {
  return labelsOf(row, isAuditObject(row.objectType) ? auditObjects[row.objectType].label : 'name');
}

interface Manner {
  /** Each change says which record it is about. */
  named: boolean;
  permissions: PermissionNames;
}

/** The name of the act says which act it was. */
function presentChanges(row: AuditRecord, manner: Manner): AuditChange[] {
  const labels = labelsIn(row);
  const act = actIn(row.after);
  return changesOf(row, mostChanges)
    .filter(({ path }) => !act || path !== 'act')
    .map((change) =>
      presentChange(change, labels, { ...manner, alone: row.objectIds.length === 1 ? row.objectIds[0]! : null }),
    );
}

/** Which of the acts that have a name of their own a row tells of. */
function actIn(after: unknown): string | undefined {
  const act = typeof after === 'object' && after !== null && 'act' in after ? after.act : undefined;
  return typeof act === 'string' && isMessageKey(`audit.act.${act}`) ? act : undefined;
}

/** What was done; of a refused attempt what was not, and of an act that goes on in the background that it does. */
function actionName({ action, after, objectIds }: AuditRecord): Message | string {
  const fields = typeof after === 'object' && after !== null ? after : {};
  const refused = 'refused' in fields && fields.refused === true;
  const act = actIn(after);
  const called = messageOr(`audit.action.${action}`, action);
  const name = act ? messageOr(`audit.act.${act}`, called) : called;
  if (refused)
    return act ? messageOr(`audit.refusedAct.${act}`, name) : { key: 'audit.refusedAction', params: { action: name } };
  const isQueued = act && objectIds.length === 0 && 'orders' in fields && fields.orders !== 0;
  return isQueued ? { key: 'audit.queuedAct', params: { act: name } } : name;
}

/** `named`: the change names its record, which is the row's only one where it says none. */
function presentChange(
  change: Change,
  labels: ReadonlyMap<string, Leaf>,
  { named, permissions, alone }: Manner & { alone: string | null },
): AuditChange {
  const { path, names, before, after } = change;
  const recordId = change.recordId ?? alone;
  const field = names.at(-1) ?? path;
  const permission = (leaf: Leaf) =>
    field === 'permissions' && typeof leaf === 'string' ? permissions.get(leaf) : undefined;
  const value = (leaf: Leaf) => permission(leaf) ?? valueName(field, leaf);
  return {
    record: recordId && named ? leafName(labels.get(recordId) ?? recordId) : null,
    path,
    name: pathName(names),
    before: before === null ? null : value(before),
    after: after === null ? null : value(after),
  };
}

function pathName(names: readonly string[]): Message | string {
  const each = names.map((name) => messageOr(`audit.field.${name}`, name));
  const [first = '', ...inner] = each;
  return inner.reduce((outer, name): Message => ({ key: 'audit.path', params: { outer, inner: name } }), first);
}

function valueName(field: string, leaf: Leaf): Message | string {
  if (typeof leaf === 'object') return leaf;
  return messageOr(`${valueWords[field] ?? `audit.value.${field}`}.${leaf}`, leafName(leaf));
}

function leafName(leaf: Leaf): Message | string {
  if (typeof leaf === 'boolean') return { key: leaf ? 'audit.value.flag.1' : 'audit.value.flag.0' };
  return typeof leaf === 'object' ? leaf : String(leaf);
}

/** The message of the key, or `otherwise` where there is no such message. */
function messageOr(key: string, otherwise: Message | string): Message | string {
  return isMessageKey(key) ? { key } : otherwise;
}
