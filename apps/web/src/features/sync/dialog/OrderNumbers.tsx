import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  /** The range that nobody has asked for: it goes where numbers are given, since the orders of either are fetched. */
  preset: { startTime: string | undefined; endTime: string | undefined };
}

const separators = /[\s,，;；]+/;

/** Numbers as they are pasted, a number a line or not; says how many different ones it has understood. */
export function OrderNumbers({ id, value = '', onChange, preset }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  function change(text: string) {
    const { startTime, endTime } = form.getFieldsValue(['startTime', 'endTime']) as Partial<Props['preset']>;
    const isPreset = startTime === preset.startTime && endTime === preset.endTime;
    if (text && isPreset) form.setFieldsValue({ startTime: undefined, endTime: undefined });
    onChange?.(text);
  }

  const count = new Set(value.split(separators).filter(Boolean)).size;
  return (
    <>
      <Input.TextArea
        id={id}
        value={value}
        onChange={({ target }) => change(target.value)}
        autoSize={{ minRows: 2, maxRows: 6 }}
        placeholder={t('sync.numbersHint')}
      />
      {count > 0 && <span role="status">{t('sync.numbersCount', { count })}</span>}
    </>
  );
}
