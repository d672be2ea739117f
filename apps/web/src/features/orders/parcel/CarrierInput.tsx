import { carriers } from '@pressroom/contract/orders/carriers';
import { AutoComplete } from 'antd';

interface Props {
  /** Given by `Form.Item`. */
  id?: string;
  value?: string | null;
  onChange?: (carrier: string) => void;
}

const options = carriers.map((value) => ({ value }));

/** One of the usual carriers, or any other that is typed. */
export function CarrierInput({ id, value, onChange }: Props) {
  return (
    <AutoComplete
      id={id}
      value={value ?? ''}
      options={options}
      showSearch={{ filterOption: (typed, option) => isOffered(typed, option?.value ?? '') }}
      maxLength={50}
      onChange={(typed) => onChange?.(typed)}
      style={{ width: '100%' }}
    />
  );
}

/** All of them where one is chosen: whoever opens it then wants another. */
function isOffered(typed: string, carrier: string): boolean {
  const wanted = typed.trim().toUpperCase();
  return carriers.some((name) => name === wanted) || carrier.includes(wanted);
}
