import { type audit, mostChanges } from '@pressroom/contract/audit/audit';
import { auditObjects, isAuditObject } from '@pressroom/contract/audit/objects';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import { isMessageKey } from '@pressroom/contract/messages';
import { type Change, changesOf, labelsOf, type Leaf } from './changes.ts';
import type { AuditRecord } from './audit.queries.ts';

type AuditRow = HandlerOutput<typeof audit.page>['rows'][number];
type AuditChange = AuditRow['changes'][number];

const mostNamed = 3;

/** Fields whose values have texts of another feature: the prefix of their keys. */
const valueWords: Readonly<Record<string, string>> = {
  sysStatus: 'orders.status',
  typeCode: 'stores.type',
  countryCode: 'stores.country',
  channelType: 'channels.type',
  syncOrder: 'audit.value.flag',
  authStatus: 'audit.value.flag',
  productAuthStatus: 'audit.value.flag',
};

export function presentRow(row: AuditRecord): AuditRow {
  const { before: _before, after: _after, objectIds, ...shown } = row;
  const labels = labelsOf(row, isAuditObject(row.objectType) ? auditObjects[row.objectType].label : 'name');
  const named = objectIds.flatMap((id) => labels.get(id) ?? []).slice(0, mostNamed);
  return {
    ...shown,
    actionName: actionName(row),
    objectTypeName: messageOr(`audit.object.${row.objectType}`, row.objectType),
    objectName: { key: 'audit.recordNames', params: { names: named.map(leafName) } },
    objectIds,
    changes: changesOf(row, mostChanges).map((change) => presentChange(change, labels, objectIds.length > 1)),
  };
}

/** The action's name; a refused attempt's says that it was refused. */
function actionName({ action, after }: AuditRecord): Message | string {
  const name = messageOr(`audit.action.${action}`, action);
  const refused = typeof after === 'object' && after !== null && 'refused' in after && after.refused === true;
  return refused ? { key: 'audit.refusedAction', params: { action: name } } : name;
}

/** `several`: the row is about several records, so that each change names its own. */
function presentChange(change: Change, labels: ReadonlyMap<string, Leaf>, several: boolean): AuditChange {
  const { recordId, path, names, before, after } = change;
  const field = names.at(-1) ?? path;
  return {
    record: recordId && several ? leafName(labels.get(recordId) ?? recordId) : null,
    path,
    name: pathName(names),
    before: before === null ? null : valueName(field, before),
    after: after === null ? null : valueName(field, after),
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
