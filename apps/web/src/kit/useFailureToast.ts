import { CallFailure, isAbort } from '../client/callFailure.ts';
import { failureText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';
import { useToasts } from '../ui/toasts.ts';

/** Shows a failure in a toast. It ignores calls that the caller ended and failures that open the sign-in dialog. */
export function useFailureToast(): (cause: unknown) => void {
  const t = useT();
  const toasts = useToasts();
  return (cause) => {
    if (cause instanceof CallFailure) {
      const text = failureText(cause, t);
      if (!cause.endsSession) toasts.error({ content: text, key: text });
    } else if (!isAbort(cause)) {
      throw cause;
    }
  };
}
