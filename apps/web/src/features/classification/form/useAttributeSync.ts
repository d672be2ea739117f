import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Side } from './useSides.ts';

interface Given {
  side: Side;
  /** The definition; absent: not known yet. */
  fields: readonly AttributeField[] | undefined;
  value: readonly AttributeRow[] | undefined;
  onChange: ((rows: readonly AttributeRow[]) => void) | undefined;
}

const none: readonly AttributeRow[] = [];

/**
 * Keeps the attribute form and the dialog's value of it the same. What the dialog sets, such as values that somebody else
 * has saved, goes into the attribute form; what a person enters there comes back.
 */
export function useAttributeSync({ side: { attributes }, fields, value = none, onChange }: Given) {
  /** The rows as the dialog knows them, in the attribute form's spelling. */
  const told = useRef(JSON.stringify(attributes.rows()));
  const emitted = useRef<readonly AttributeRow[]>(undefined);
  const own = useRef(false);

  function quietly(act: () => void) {
    own.current = true;
    act();
    own.current = false;
    told.current = JSON.stringify(attributes.rows());
  }
  const tell = useEffectEvent(() => {
    if (own.current) return;
    const rows = attributes.rows();
    const text = JSON.stringify(rows);
    if (text === told.current) return;
    told.current = text;
    emitted.current = rows;
    onChange?.(rows);
  });
  const take = useEffectEvent((rows: readonly AttributeRow[]) => {
    if (rows === emitted.current) return;
    emitted.current = rows;
    quietly(() => attributes.replace(rows));
  });
  const define = useEffectEvent((defined: readonly AttributeField[]) => quietly(() => attributes.setFields(defined)));

  useEffect(() => attributes.subscribe(tell), [attributes]);
  useEffect(() => {
    if (fields) define(fields);
  }, [fields]);
  useEffect(() => take(value), [value]);
}
