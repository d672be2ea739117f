import { account } from '@pressroom/contract/account/account';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../client/call.ts';
import { safeRedirect } from '../../client/safeRedirect.ts';
import { token } from '../../client/token.ts';
import type { Reason } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { Entrance } from './Entrance.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PlainField } from './PlainField.tsx';
import { PlainForm, SendButton } from './PlainForm.tsx';
import { usePlainForm } from './usePlainForm.ts';

export function SignInScreen() {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { reason } = useLoaderData<{ reason?: Reason }>();
  const { problem, busy, ...form } = usePlainForm({
    schema: account.login.input,
    retryAt: 'password',
    notice: reason,
    async send(credentials) {
      const { accessToken } = await call(account.login, credentials);
      token.save(accessToken);
      await navigate(safeRedirect(query.get('redirect')), { replace: true });
    },
  });
  return (
    <Entrance title={t('account.signIn')} heading={t('ui.product')} detail={t('account.claim')}>
      <PlainForm {...form}>
        <PlainField
          name="username"
          label={t('account.username')}
          problem={problem('username')}
          autoComplete="username"
          autoFocus
        />
        <PasswordField
          name="password"
          label={t('account.password')}
          problem={problem('password')}
          autoComplete="current-password"
        />
        <SendButton busy={busy}>{t(busy ? 'account.signingIn' : 'account.signIn')}</SendButton>
      </PlainForm>
    </Entrance>
  );
}
