import { App } from 'antd';
import { CallFailure, isAbort } from '../client/callFailure.ts';

/** Says what went wrong. A call that was left, or that the sign-in dialog answers, is not mentioned. */
export function useFailureToast(): (cause: unknown) => void {
  const { message } = App.useApp();
  return (cause) => {
    if (cause instanceof CallFailure) {
      if (!cause.endsSession) void message.error({ content: cause.msg, key: cause.msg });
    } else if (!isAbort(cause)) {
      throw cause;
    }
  };
}
