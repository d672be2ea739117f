import { useT } from '../../i18n/i18n.ts';
import { PasswordField } from './PasswordField.tsx';

/** A new password, and the same again. */
export function NewPasswordFields({ problem }: { problem: (field: string) => string | undefined }) {
  const t = useT();
  return (
    <>
      <PasswordField
        name="newPassword"
        label={t('account.newPassword')}
        problem={problem('newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        name="repeated"
        label={t('account.repeatPassword')}
        problem={problem('repeated')}
        autoComplete="new-password"
      />
    </>
  );
}
