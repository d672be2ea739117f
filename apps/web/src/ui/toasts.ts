import type { MessageInstance } from 'antd/es/message/interface';
import { createContext, use } from 'react';

export const ToastContext = createContext<MessageInstance | undefined>(undefined);

/** Short news at the top of the screen, which go by themselves. */
export function useToasts(): MessageInstance {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs the ThemeProvider');
  return toasts;
}
