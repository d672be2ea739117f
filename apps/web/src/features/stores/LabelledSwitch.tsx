import { Switch, type SwitchProps } from 'antd';
import { useNarrow } from '../../ui/useNarrow.ts';

/** On a phone no column's title says what it turns on. */
export function LabelledSwitch({ label, ...control }: SwitchProps & { label: string }) {
  const narrow = useNarrow(600);
  const words = narrow ? { checkedChildren: label, unCheckedChildren: label } : {};
  return <Switch size="small" {...words} {...control} />;
}
