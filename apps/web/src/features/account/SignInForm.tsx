import { account } from '@pressroom/contract/account/account';
import { describeIssue, type Issue } from '@pressroom/contract/issues';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../client/call.ts';
import { CallFailure } from '../../client/callFailure.ts';
import { token } from '../../client/token.ts';
import { useT } from '../../i18n/i18n.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignInField } from './SignInField.tsx';
import styles from './SignInScreen.module.css';

type FieldName = 'username' | 'password';
type Issues = Readonly<Partial<Record<FieldName, Issue>>>;

/** Plain elements, so that this first screen is light. */
export function SignInForm({ notice }: { notice?: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(notice);
  const [issues, setIssues] = useState<Issues>({});

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const judged = account.login.input.safeParse(Object.fromEntries(new FormData(form)));
    const found: Issues = Object.fromEntries((judged.error?.issues ?? []).map((issue) => [issue.path[0], issue]));
    setIssues(found);
    setRefusal(undefined);
    if (!judged.success) {
      form.querySelector<HTMLElement>(`[name="${found.username ? 'username' : 'password'}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const { accessToken } = await call(account.login, judged.data);
      token.hold(accessToken);
      await navigate(homeward(query.get('redirect')), { replace: true });
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setRefusal(cause.msg);
    } finally {
      setBusy(false);
    }
  }
  function problem(name: FieldName): string | undefined {
    const issue = issues[name];
    if (!issue) return undefined;
    const { key, params } = describeIssue(issue);
    return t(key, params);
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void signIn(event)}>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <SignInField
        name="username"
        label={t('account.username')}
        problem={problem('username')}
        autoComplete="username"
      />
      <PasswordField problem={problem('password')} />
      <button type="submit" className={styles.submit} disabled={busy} aria-busy={busy}>
        {t(busy ? 'account.signingIn' : 'account.signIn')}
      </button>
    </form>
  );
}

/** Only a path of ours: an address elsewhere would lead a signed-in user away. */
function homeward(asked: string | null): string {
  return asked && /^\/(?![/\\])/.test(asked) ? asked : '/';
}
