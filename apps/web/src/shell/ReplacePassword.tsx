import { account } from '@pressroom/contract/account/account';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { call } from '../client/call.ts';
import { NewPasswordFields } from '../features/account/NewPasswordFields.tsx';
import { passwordChange } from '../features/account/passwordChange.ts';
import { PlainForm } from '../features/account/PlainForm.tsx';
import { usePlainForm } from '../features/account/usePlainForm.ts';
import { useT } from '../i18n/i18n.ts';
import styles from './SignInAgain.module.css';

interface Props {
  /** The password with which the user has just signed in. */
  oldPassword: string;
  onReplaced: () => Promise<unknown>;
  /** Other choices, shown beside the button. */
  children: ReactNode;
}

/** Asks users to replace a password that somebody else has set. Their work stays open below the dialog. */
export function ReplacePassword({ oldPassword, onReplaced, children }: Props) {
  const t = useT();
  const { problem, busy, ...form } = usePlainForm({
    schema: passwordChange,
    retryAt: 'newPassword',
    async send({ newPassword }) {
      await call(account.changePassword, { oldPassword, newPassword });
      await onReplaced();
    },
  });
  return (
    <>
      <p className={styles.why}>{t('account.firstPasswordWhy')}</p>
      <p className={styles.kept}>{t('shell.keptWork')}</p>
      <PlainForm {...form}>
        <input type="hidden" name="oldPassword" value={oldPassword} />
        <NewPasswordFields problem={problem} />
        <div className={styles.foot}>
          {children}
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('account.setPassword')}
          </Button>
        </div>
      </PlainForm>
    </>
  );
}
