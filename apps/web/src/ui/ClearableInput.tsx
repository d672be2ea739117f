import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import type { InputProps, InputRef } from 'antd';
// Imported alone: the whole Input family would add text areas and passwords to the first screen.
import Input from 'antd/es/input/Input';
import type { Ref } from 'react';
import { useT } from '../i18n/i18n.ts';

/** A field for a word to search by. Its button that empties it has a name, which antd's own has not. */
export function ClearableInput(props: InputProps & { ref?: Ref<InputRef> }) {
  const t = useT();
  return <Input {...props} allowClear={{ clearIcon: <CloseCircleFilled aria-label={t('ui.clear')} /> }} />;
}
