import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { SignInField } from './SignInField.tsx';

export function PasswordField({ problem }: { problem?: string }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <SignInField
      name="password"
      type={shown ? 'text' : 'password'}
      label={t('account.password')}
      problem={problem}
      autoComplete="current-password"
    >
      <button
        type="button"
        aria-label={t(shown ? 'account.hidePassword' : 'account.showPassword')}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
      </button>
    </SignInField>
  );
}
