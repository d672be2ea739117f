import type { MessageInstance } from 'antd/es/message/interface';
import { createContext, use } from 'react';

type Kind = 'success' | 'info' | 'warning' | 'error';
type Show = (shown: MessageInstance) => void;

/** News by its text, or with a key: news of the same key takes its place. */
export type Toasts = Readonly<Record<Kind, (news: Parameters<MessageInstance['info']>[0]) => void>> & {
  destroy: (key: string) => void;
};

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Short news at the top of the screen, which go by themselves. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs the ThemeProvider');
  return toasts;
}

/** Toasts that wait for the part that shows them: it loads after the first screen, or is `wanted` by the first of them. */
export function waitingToasts(wanted: () => void) {
  const waiting: Show[] = [];
  let shown: MessageInstance | undefined;
  const show = (act: Show) => {
    if (shown) return act(shown);
    waiting.push(act);
    wanted();
  };
  const of =
    (kind: Kind): Toasts[Kind] =>
    (news) =>
      show((to) => void to[kind](news));
  const toasts: Toasts = {
    success: of('success'),
    info: of('info'),
    warning: of('warning'),
    error: of('error'),
    destroy: (key) => {
      if (shown || waiting.length > 0) show((to) => to.destroy(key));
    },
  };
  const ready = (made: MessageInstance) => {
    shown = made;
    for (const act of waiting.splice(0)) act(made);
  };
  return { toasts, ready };
}
