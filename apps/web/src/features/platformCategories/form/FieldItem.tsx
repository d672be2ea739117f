import { type FocusEvent, memo, useCallback, useEffect, useId, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import styles from './AttributeForm.module.css';
import { CompositionControl } from './CompositionControl.tsx';
import type { AddValue, ControlProps } from './control.ts';
import { DatesControl } from './DatesControl.tsx';
import { findingText } from './findingText.ts';
import type { HeldName } from './formState.ts';
import type { AttributeFormStore } from './formStore.ts';
import { FieldNotice } from './FieldNotice.tsx';
import { Problems } from './Problems.tsx';
import { NumbersControl } from './NumbersControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { SelectOrTextControl } from './SelectOrTextControl.tsx';
import { TextControl } from './TextControl.tsx';
import { useFieldView } from './useAttributeForm.ts';
import type { NameOf } from './useReadersName.ts';

/** What all fields of one form share. The same object as long as nothing of it has changed. */
export interface Given {
  changedIds: ReadonlySet<string>;
  heldNames: readonly HeldName[];
  nameOf: NameOf;
  ownValueIds: readonly string[];
  onAddValue: AddValue | undefined;
  disabled: boolean;
}

interface Props {
  form: AttributeFormStore;
  id: string;
  given: Given;
}

/** One attribute: its name, its control and what is wrong with it. */
export const FieldItem = memo(function FieldItem({ form, id, given }: Props) {
  const { field, rows, allowed, findings, notice, focusRow } = useFieldView(form, id);
  const { changedIds, heldNames, nameOf, ownValueIds, onAddValue, disabled } = given;
  const t = useT();
  const controlId = useId();
  const root = useRef<HTMLDivElement>(null);
  const edit = useCallback<ControlProps['onEdit']>((next, how) => form.edit(id, next, how), [form, id]);
  useEffect(() => {
    if (focusRow === undefined || !root.current) return;
    const place = root.current.querySelector(`[data-row="${focusRow}"]`) ?? root.current;
    const control = place.matches('input') ? place : place.querySelector('input, button');
    root.current.scrollIntoView({ block: 'center' });
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    form.focused();
  }, [form, focusRow]);
  if (!field) return null;

  const { own: name, other } = nameOf(field);
  const told = findings.map((finding) => ({
    row: field.kind === 'composition' ? (finding.row ?? undefined) : undefined,
    text: findingText(finding, { name, field, rows, heldNames, nameOf }, t),
  }));
  const problemsOf = (row: number | undefined) => [
    ...new Set(told.filter((one) => one.row === row).map(({ text }) => text)),
  ];
  const general = problemsOf(undefined);
  const problemId = `${controlId}-problem`;
  const props: ControlProps = {
    id: controlId,
    name,
    field,
    rows,
    allowed,
    heldNames,
    nameOf,
    disabled,
    invalid: findings.length > 0,
    describedBy: general.length > 0 ? problemId : undefined,
    onEdit: edit,
    onAddValue: onAddValue && ownValueIds.includes(id) ? addValue : undefined,
  };

  async function addValue(text: string) {
    const added = await onAddValue?.(id, text);
    if (!added) return undefined;
    form.addOption(id, { id: added.valueId, name: added.name });
    return { attributeId: id, valueId: added.valueId };
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) form.leave(id);
  }

  return (
    <div ref={root} className={styles.field} data-wide={field.kind === 'composition'} onBlur={leave}>
      <label className={styles.label} htmlFor={controlId} title={other}>
        {field.required && <b aria-hidden="true">*</b>}
        {name}
        {changedIds.has(id) && <em className={styles.changed}>{t('attributeForm.changed')}</em>}
      </label>
      <Control {...props} problemsOf={problemsOf} />
      <Problems id={problemId} texts={general} />
      {notice && <FieldNotice form={form} notice={notice} />}
    </div>
  );
});

function Control({ problemsOf, ...props }: ControlProps & { problemsOf: (row: number) => readonly string[] }) {
  switch (props.field.kind) {
    case 'text':
      return <TextControl {...props} />;
    case 'number':
    case 'numberRange':
    case 'twoNumbers':
    case 'threeNumbers':
      return <NumbersControl {...props} />;
    case 'date':
    case 'dateRange':
    case 'month':
    case 'monthRange':
      return <DatesControl {...props} />;
    case 'select':
      return <SelectControl {...props} />;
    case 'colour':
      return <SelectControl {...props} multiple={props.field.atMostChosen !== undefined} />;
    case 'multiSelect':
      return <SelectControl {...props} multiple />;
    case 'selectOrText':
      return <SelectOrTextControl {...props} />;
    case 'composition':
      return <CompositionControl {...props} problemsOf={problemsOf} />;
  }
}
