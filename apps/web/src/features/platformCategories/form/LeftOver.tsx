import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { isBlank } from '@pressroom/contract/attributes/field';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import styles from './AttributeForm.module.css';
import { findingText } from './findingText.ts';
import type { HeldName } from './formState.ts';
import type { AttributeFormStore } from './formStore.ts';
import { heldName } from './options.ts';
import { useFieldView } from './useAttributeForm.ts';
import { useReadersName } from './useReadersName.ts';

interface Props {
  form: AttributeFormStore;
  id: string;
  heldNames: readonly HeldName[];
  disabled: boolean;
}

/** An attribute that the marketplace asks for no more, with what it held. */
export function LeftOver({ form, id, heldNames, disabled }: Props) {
  const { field, rows, findings, focusRow } = useFieldView(form, id);
  const t = useT();
  const between = useLanguage() === 'en' ? ', ' : '、';
  const nameOf = useReadersName();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusRow === undefined) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
    form.focused();
  }, [form, focusRow]);

  const name = field ? nameOf(field).own : heldNames.find((one) => one.attributeKeyId === id)?.attributeKey || id;
  const valueOf = (row: AttributeRow) => {
    const option = field?.values.find((one) => one.id === row.valueId);
    const chosen = option ? nameOf(option).own : row.valueId && heldName(row, heldNames);
    return [chosen, row.text, row.number && `${row.number}${row.unit ?? ''}`].filter(Boolean).join(' ');
  };
  return (
    <div className={styles.leftOver}>
      <div>
        <strong>{name}</strong>{' '}
        {rows
          .filter((row) => !isBlank(row))
          .map(valueOf)
          .join(between)}
        {findings.map((finding) => {
          const text = findingText(finding, { name, field, rows, heldNames, nameOf }, t);
          return (
            <div key={text} className={styles.problem}>
              {text}
            </div>
          );
        })}
      </div>
      <Button
        ref={button}
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('attributeForm.remove', { name })}
        disabled={disabled}
        onClick={() => form.edit(id, [], 'chosen')}
      />
    </div>
  );
}
