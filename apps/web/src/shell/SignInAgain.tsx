import { account } from '@pressroom/contract/account/account';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { call } from '../client/call.ts';
import type { FailureReason } from '../client/callFailure.ts';
import { token } from '../client/token.ts';
import { PasswordField } from '../features/account/PasswordField.tsx';
import { PlainField } from '../features/account/PlainField.tsx';
import { PlainForm } from '../features/account/PlainForm.tsx';
import { usePlainForm } from '../features/account/usePlainForm.ts';
import { reasonText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ReplacePassword } from './ReplacePassword.tsx';
import type { Renewal } from './renewal.ts';
import styles from './SignInAgain.module.css';

interface Props {
  why: FailureReason;
  username: string;
  /** Called when the browser holds a new token. */
  onSignedIn: () => Promise<Renewal>;
  onClose: () => void;
}

/** Higher than every other dialog, since any of them may be open. */
const above = 2000;

export function SignInAgain({ why, username, onSignedIn, onClose }: Props) {
  const t = useT();
  const password = useRef<HTMLInputElement>(null);
  /** A password that somebody else has chosen; the user must replace it. */
  const [given, setGiven] = useState<string>();
  const { problem, busy, ...form } = usePlainForm({
    schema: account.login.input,
    retryAt: 'password',
    async send(credentials) {
      const { accessToken } = await call(account.login, credentials);
      token.save(accessToken);
      if ((await onSignedIn()) === 'replacePassword') setGiven(credentials.password);
    },
  });

  function leave() {
    token.clear();
    location.reload();
  }
  const elsewhere = (
    <Button type="link" onClick={leave}>
      {t('shell.somebodyElse')}
    </Button>
  );
  return (
    <Dialog
      width={400}
      zIndex={above}
      mask={{ closable: false }}
      closable={given === undefined}
      keyboard={given === undefined}
      title={t(given === undefined ? 'shell.sessionEnded' : 'account.firstPassword')}
      onCancel={onClose}
      afterOpenChange={(shown) => shown && password.current?.focus()}
      footer={null}
    >
      {given !== undefined && (
        <ReplacePassword oldPassword={given} onReplaced={onSignedIn}>
          {elsewhere}
        </ReplacePassword>
      )}
      {given === undefined && (
        <>
          <p className={styles.why}>{reasonText(why, t)}</p>
          <p className={styles.kept}>{t('shell.keptWork')}</p>
          <PlainForm {...form}>
            <PlainField
              name="username"
              label={t('account.username')}
              problem={problem('username')}
              value={username}
              readOnly
              autoComplete="username"
            />
            <PasswordField
              name="password"
              label={t('account.password')}
              problem={problem('password')}
              autoComplete="current-password"
              ref={password}
            />
            <div className={styles.foot}>
              {elsewhere}
              <Button type="primary" htmlType="submit" loading={busy}>
                {t('account.signIn')}
              </Button>
            </div>
          </PlainForm>
        </>
      )}
    </Dialog>
  );
}
