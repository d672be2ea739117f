import { Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { ControlProps } from './control.ts';

/** One line of words. Characters are counted as the marketplace counts them: an emoji is one. */
export function TextControl({ id, name, field, rows, invalid, disabled, describedBy, onEdit }: ControlProps) {
  const t = useT();
  const most = Number(field.max ?? 0);
  return (
    <Input
      id={id}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={field.required}
      status={invalid ? 'error' : undefined}
      disabled={disabled}
      placeholder={t('attributeForm.enter')}
      count={most > 0 ? { show: true, max: most, strategy: (text) => Array.from(text).length } : undefined}
      value={rows[0]?.text ?? ''}
      onChange={({ target }) => onEdit([{ attributeId: field.id, text: target.value }], 'typed')}
    />
  );
}
