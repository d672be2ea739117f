import type { ClipboardEvent } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { Field } from '../../../kit/useDraft.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

const separators = /[\s,，;；]+/;

/** Takes one number or a pasted spreadsheet column: each line of it becomes one number. */
export function NumbersFilter({ id, value, onChange }: Field) {
  const t = useT();
  const count = (value ?? '').split(separators).filter(Boolean).length;

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = (value ?? '').slice(0, selectionStart ?? undefined);
    const after = (value ?? '').slice(selectionEnd ?? undefined);
    onChange([before, ...pasted.split(separators), after].filter((part) => part.trim()).join(' '));
  }

  return (
    <ClearableInput
      id={id}
      value={value}
      onChange={onChange}
      onPaste={paste}
      placeholder={t('orders.manyHint')}
      suffix={count > 1 ? t('orders.manyCount', { count }) : undefined}
    />
  );
}
