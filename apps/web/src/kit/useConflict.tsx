import { Button, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import type { CallFailure } from '../client/callFailure.ts';
import { useT } from '../i18n/i18n.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { changedFields, type Conflict, conflictOf, type Editing, isVersion, leavesOf } from './editing.ts';
import { sameValue } from './sameValue.ts';

interface ConflictState {
  /** Opens the comparison if another user's change caused the failure; other failures close it. */
  take: (failure: CallFailure) => void;
  drop: () => void;
  /** The dialog with the comparison, while it is open. */
  dialog: ReactNode;
  /** A button that opens the comparison again. */
  opener: ReactNode;
}

/** Compares a form with the record as another user has saved it, and lets the user continue from there. */
export function useConflict<Row, Values extends object>(
  form: FormInstance,
  editing: Editing<Row, Values> | undefined,
  { onSettled }: { onSettled: (isReloaded: boolean) => void },
): ConflictState {
  const t = useT();
  const [conflict, setConflict] = useState<Conflict<Row>>();
  const [comparing, setComparing] = useState(false);
  const [loaded, setLoaded] = useState(editing?.record);
  const drop = () => setConflict(undefined);

  function take(failure: CallFailure) {
    const other = editing && conflictOf<Row>(failure);
    setConflict(other);
    setComparing(other !== undefined);
  }
  if (!editing || !conflict || loaded === undefined) return { take, drop, dialog: undefined, opener: undefined };

  const { valuesOf, facts } = editing;
  const { current, by, at } = conflict;
  const former = facts(loaded);
  const changes = changedFields(editing, loaded, current);

  /** Takes over all fields of the present record, or only the named ones. */
  function goOn(names?: readonly string[]) {
    for (const [name, value] of leavesOf(valuesOf(current))) {
      if (!names || names.includes(name) || isVersion(name)) form.setFieldValue(name.split('.'), value);
    }
    setLoaded(() => current);
    drop();
    onSettled(names === undefined);
  }

  function mine(name: string): string | undefined {
    const value: unknown = form.getFieldValue(name.split('.'));
    const before = new Map(leavesOf(valuesOf(loaded as Row))).get(name);
    if (sameValue(value, before)) return undefined;
    // a plain text is shown as the user typed it
    const plain =
      typeof value === 'string' && former.some((fact) => fact.name === name && fact.text === (before ?? ''));
    return plain ? value : t('kit.changedToo');
  }

  return {
    take,
    drop,
    dialog: comparing && (
      <ConflictDialog
        by={by}
        at={at}
        changes={changes}
        mine={mine}
        onTakeOver={() => goOn(changes.map(({ name }) => name))}
        onReload={() => goOn()}
        onClose={() => setComparing(false)}
      />
    ),
    opener: (
      <Button size="small" onClick={() => setComparing(true)}>
        {t('kit.seeConflict')}
      </Button>
    ),
  };
}
