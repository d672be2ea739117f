import { App } from 'antd';
import { CallFailure, isAbort } from '../client/callFailure.ts';
import { failureText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';

/** Says what went wrong. A call that was left, or that the sign-in dialog answers, is not mentioned. */
export function useFailureToast(): (cause: unknown) => void {
  const t = useT();
  const { message } = App.useApp();
  return (cause) => {
    if (cause instanceof CallFailure) {
      const text = failureText(cause, t);
      if (!cause.endsSession) void message.error({ content: text, key: text });
    } else if (!isAbort(cause)) {
      throw cause;
    }
  };
}
