import { Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

const separators = /[\s,，;；]+/;

/** Numbers as they are pasted, a number a line or not; says how many different ones it has understood. */
export function OrderNumbers({ id, value = '', onChange }: Props) {
  const t = useT();
  const count = new Set(value.split(separators).filter(Boolean)).size;
  return (
    <>
      <Input.TextArea
        id={id}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        autoSize={{ minRows: 2, maxRows: 6 }}
        placeholder={t('sync.numbersHint')}
      />
      {count > 0 && <span role="status">{t('sync.numbersCount', { count })}</span>}
    </>
  );
}
