import { Button, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import type { CallFailure } from '../client/callFailure.ts';
import { useT } from '../i18n/i18n.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { changedFields, type Conflict, conflictOf, type Editing } from './editing.ts';
import { sameValue } from './sameValue.ts';

interface ConflictState {
  /** Takes note of a refusal that was caused by somebody else's change; any other leaves nothing. */
  take: (failure: CallFailure) => void;
  drop: () => void;
  /** The comparison, while it is looked at. */
  dialog: ReactNode;
  /** Opens it again. */
  opener: ReactNode;
}

/** Compares a form with what its record has become meanwhile, and lets it go on from there. */
export function useConflict<Row, Values extends object>(
  form: FormInstance,
  editing: Editing<Row, Values> | undefined,
  { onSettled }: { onSettled: () => void },
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

  /** With everything that the record is now, or with the named fields of it. */
  function goOn(names?: readonly string[]) {
    const values = valuesOf(current) as Record<string, unknown>;
    const taken = names ? [...names, 'gmtModified'] : Object.keys(values);
    form.setFieldsValue(Object.fromEntries(taken.map((name) => [name, values[name]])));
    setLoaded(() => current);
    drop();
    onSettled();
  }

  function mine(name: string): string | undefined {
    const value: unknown = form.getFieldValue(name);
    const before = (valuesOf(loaded as Row) as Record<string, unknown>)[name];
    if (sameValue(value, before)) return undefined;
    // the value is its own word where it was before
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
