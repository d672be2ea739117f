import { codes, type codeType } from '@pressroom/contract/codes/codes';
import { Select } from 'antd';
import { useRead } from '../../client/useRead.ts';

interface Props {
  id?: string;
  type: (typeof codeType.values)[number];
  /** The code. */
  value?: string;
  onChange?: (code: string | undefined) => void;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** One entry of the dictionary, found by its code or its name. */
export function CodeSelect({ type, ...control }: Props) {
  const entries = useRead(codes.findByType, { type });
  return (
    <Select
      {...control}
      loading={entries.isPending}
      showSearch={{ optionFilterProp: 'label' }}
      options={(entries.data ?? []).map(({ code, name }) => ({
        value: code,
        label: code === name ? code : `${code} · ${name}`,
      }))}
    />
  );
}
