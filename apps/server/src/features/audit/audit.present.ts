import { type AuditChange, type AuditRow, mostChanges } from '@pressroom/contract/audit/audit';
import { auditObjects, isAuditObject } from '@pressroom/contract/audit/objects';
import { isMessageKey } from '@pressroom/contract/messages';
import { listed, type Translate } from '../../platform/i18n.ts';
import { type Change, changesOf, labelsOf, type Leaf } from './changes.ts';
import type { AuditRecord } from './audit.queries.ts';

const mostNamed = 3;

/** Fields whose values have their texts in another catalogue. */
const valueWords: Readonly<Record<string, string>> = {
  sysStatus: 'orders.status',
  typeCode: 'stores.type',
  countryCode: 'stores.country',
  channelType: 'channels.type',
  syncOrder: 'audit.value.flag',
  authStatus: 'audit.value.flag',
  productAuthStatus: 'audit.value.flag',
};

/** A row with its changes in the reader's language. */
export const presentRow =
  (t: Translate) =>
  (row: AuditRecord): AuditRow => {
    const { before: _before, after: _after, objectIds, ...shown } = row;
    const labels = labelsOf(row, isAuditObject(row.objectType) ? auditObjects[row.objectType].label : 'name');
    const named = objectIds.flatMap((id) => labels.get(id) ?? []).slice(0, mostNamed);
    return {
      ...shown,
      actionName: actionName(row, t),
      objectTypeName: worded(`audit.object.${row.objectType}`, row.objectType, t),
      objectName: listed(
        named.map((label) => textOf(label, t)),
        t,
      ),
      objectIds,
      changes: changesOf(row, mostChanges).map((change) =>
        presentChange(change, { labels, several: objectIds.length > 1, t }),
      ),
    };
  };

/** The text of a refused attempt differs from that of the action itself. */
function actionName({ action, after }: AuditRecord, t: Translate): string {
  const name = worded(`audit.action.${action}`, action, t);
  const refused = typeof after === 'object' && after !== null && 'refused' in after && after.refused === true;
  return refused ? t('audit.refusedAction', { action: name }) : name;
}

interface ChangeContext {
  labels: ReadonlyMap<string, Leaf>;
  several: boolean;
  t: Translate;
}

function presentChange(change: Change, { labels, several, t }: ChangeContext): AuditChange {
  const { recordId, path, names, before, after } = change;
  const field = names.at(-1) ?? path;
  const inWords = (leaf: Leaf | null) => (leaf === null ? null : valueOf(field, leaf, t));
  return {
    record: recordId && several ? textOf(labels.get(recordId) ?? recordId, t) : null,
    path,
    name: names.map((name) => worded(`audit.field.${name}`, name, t)).join(' · '),
    before: inWords(before),
    after: inWords(after),
  };
}

function valueOf(field: string, leaf: Leaf, t: Translate): string {
  if (typeof leaf === 'object') return textOf(leaf, t);
  return worded(`${valueWords[field] ?? `audit.value.${field}`}.${leaf}`, textOf(leaf, t), t);
}

function textOf(leaf: Leaf, t: Translate): string {
  if (typeof leaf === 'boolean') return t(leaf ? 'audit.value.flag.1' : 'audit.value.flag.0');
  return typeof leaf === 'object' ? t(leaf.key, leaf.params) : String(leaf);
}

/** The text of the key, or `otherwise` where there is no such text. */
function worded(key: string, otherwise: string, t: Translate): string {
  return isMessageKey(key) ? t(key) : otherwise;
}
