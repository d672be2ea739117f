import { Button } from 'antd';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import styles from './AttributeForm.module.css';
import type { AddValue } from './control.ts';
import { FieldItem, type Given } from './FieldItem.tsx';
import { FormHead } from './FormHead.tsx';
import type { FieldNode, HeldName } from './formState.ts';
import type { AttributeFormStore } from './formStore.ts';
import { LeftOver } from './LeftOver.tsx';
import { useFormPart } from './useAttributeForm.ts';
import { useFilter } from './useFilter.ts';
import { type LinkedOf, useLinkedRules } from './useLinkedRules.ts';
import { useReadersName } from './useReadersName.ts';

interface Props {
  form: AttributeFormStore;
  /** The attributes that the marketplace has changed since the values were stored. */
  changedIds?: ReadonlySet<string>;
  /** The names that stored values had: what the marketplace has no more can still be read. */
  heldNames?: readonly HeldName[];
  /** The attributes that take values of the seller's own, and what adds one. */
  ownValueIds?: readonly string[];
  onAddValue?: AddValue;
  /** The category whose chosen values have linked rules; absent: the marketplace knows none. */
  linkedOf?: LinkedOf;
  disabled?: boolean;
}

const none: ReadonlySet<string> = new Set();
const noNames: readonly HeldName[] = [];
const noIds: readonly string[] = [];

/** The attributes that a category asks for, of any marketplace. */
export function AttributeForm({
  form,
  changedIds = none,
  heldNames = noNames,
  ownValueIds = noIds,
  onAddValue,
  linkedOf,
  disabled = false,
}: Props) {
  const t = useT();
  const leftOver = useFormPart(form, 'leftOver');
  const isEmpty = useFormPart(form, 'shown') === 0;
  const { nodes, filter, setFilter } = useFilter(form);
  const nameOf = useReadersName();
  const linked = useLinkedRules(form, linkedOf);
  const addValue = useSameFunction(onAddValue);
  const given = useMemo(
    () => ({ changedIds, heldNames, nameOf, ownValueIds, onAddValue: addValue, disabled }),
    [changedIds, heldNames, nameOf, ownValueIds, addValue, disabled],
  );
  return (
    <div className={styles.form} role="group" aria-label={t('attributeForm.label')}>
      <FormHead form={form} filter={filter} onFilter={setFilter} />
      {linked.failed && (
        <p className={styles.notice} role="status">
          {t('attributeForm.rulesFailed')}
          <Button type="link" size="small" onClick={linked.askAgain}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {nodes.length > 0 ? (
        <FieldNodes form={form} nodes={nodes} given={given} />
      ) : (
        <p className={styles.none}>{t(isEmpty ? 'attributeForm.nothing' : 'attributeForm.noMatch')}</p>
      )}
      {leftOver.map((id) => (
        <LeftOver key={id} form={form} id={id} heldNames={heldNames} disabled={disabled} />
      ))}
    </div>
  );
}

/** One function for the latest of each render: a new one would render every field anew. */
function useSameFunction(onAddValue: AddValue | undefined): AddValue | undefined {
  const latest = useRef(onAddValue);
  useLayoutEffect(() => {
    latest.current = onAddValue;
  });
  const isGiven = onAddValue !== undefined;
  return useMemo(() => (isGiven ? async (...asked) => latest.current?.(...asked) : undefined), [isGiven]);
}

interface NodesProps {
  form: AttributeFormStore;
  nodes: readonly FieldNode[];
  given: Given;
}

const FieldNodes = memo(function FieldNodes({ form, nodes, given }: NodesProps) {
  return (
    <div className={styles.fields}>
      {nodes.map(({ id, children }) =>
        children.length === 0 ? (
          <FieldItem key={id} form={form} id={id} given={given} />
        ) : (
          <div key={id} className={styles.family}>
            <FieldItem form={form} id={id} given={given} />
            <div className={styles.children}>
              <FieldNodes form={form} nodes={children} given={given} />
            </div>
          </div>
        ),
      )}
    </div>
  );
});
