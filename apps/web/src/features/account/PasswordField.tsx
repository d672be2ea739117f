import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { PlainField } from './PlainField.tsx';

interface Props {
  name: string;
  label: string;
  problem?: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function PasswordField(props: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <PlainField
      {...props}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? t('account.capsLock') : undefined}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        aria-label={t(shown ? 'account.hidePassword' : 'account.showPassword')}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
      </button>
    </PlainField>
  );
}
