import { account } from '@pressroom/contract/account/account';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../client/call.ts';
import { safeRedirect } from '../../client/safeRedirect.ts';
import { sessionQuery } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import styles from './Entrance.module.css';
import { Entrance } from './Entrance.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordChange } from './passwordChange.ts';
import { PasswordField } from './PasswordField.tsx';
import { PlainForm, SendButton } from './PlainForm.tsx';
import { useLogOut } from './useLogOut.ts';
import { usePlainForm } from './usePlainForm.ts';

/** Nothing else is answered until a password that somebody else has set has been replaced. */
export function FirstPasswordScreen() {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const logOut = useLogOut();
  const { problem, busy, ...form } = usePlainForm({
    schema: passwordChange,
    retryAt: 'oldPassword',
    async send({ oldPassword, newPassword }) {
      await call(account.changePassword, { oldPassword, newPassword });
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate(safeRedirect(query.get('redirect')), { replace: true });
    },
  });
  return (
    <Entrance
      title={t('account.changePassword')}
      heading={t('account.firstPassword')}
      detail={t('account.firstPasswordWhy')}
    >
      <PlainForm {...form}>
        <PasswordField
          name="oldPassword"
          label={t('account.oldPassword')}
          problem={problem('oldPassword')}
          autoComplete="current-password"
          autoFocus
        />
        <NewPasswordFields problem={problem} />
        <SendButton busy={busy}>{t('account.setPassword')}</SendButton>
        <button type="button" className={styles.leave} onClick={() => void logOut()}>
          {t('shell.logout')}
        </button>
      </PlainForm>
    </Entrance>
  );
}
