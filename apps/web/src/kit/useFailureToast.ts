import { App } from 'antd';
import { CallFailure, isAbort } from '../client/callFailure.ts';
import { failureText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';

/** Shows a failure in a toast. It ignores calls that the caller ended and failures that open the sign-in dialog. */
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
