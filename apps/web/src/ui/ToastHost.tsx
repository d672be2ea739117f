import type { MessageInstance } from 'antd/es/message/interface';
import useMessage from 'antd/es/message/useMessage';
import { useEffect } from 'react';

const toastSeconds = 5;

/** Where toasts show. */
export function ToastHost({ onReady }: { onReady: (toasts: MessageInstance) => void }) {
  const [toasts, holder] = useMessage({ duration: toastSeconds, maxCount: 3 });
  useEffect(() => onReady(toasts), [onReady, toasts]);
  return holder;
}
