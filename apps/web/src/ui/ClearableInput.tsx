import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import type { InputProps, InputRef } from 'antd';
// Imported alone: the whole Input family would add text areas and passwords to the first screen.
import Input from 'antd/es/input/Input';
import type { Ref } from 'react';
import { useT } from '../i18n/i18n.ts';

/** A field for a word to search by. Its button that empties it has a name, which antd's own has not. */
export function ClearableInput(props: InputProps & { ref?: Ref<InputRef> }) {
  const t = useT();
  // the icon itself is hidden from screen readers, as all icons of the product are
  const clearIcon = (
    <span role="img" aria-label={t('ui.clear')}>
      <CloseCircleFilled />
    </span>
  );
  return <Input {...props} allowClear={{ clearIcon }} />;
}
