import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { useToasts } from '../toasts.ts';
import { type Ask, QuestionContext } from './question.ts';

type Dialog = ComponentType<{ onReady: (ask: Ask) => void }>;

/** Where the dialog that asks stands. A question that cannot be shown counts as declined, and the person is told. */
export function QuestionProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const toasts = useToasts();
  const [Loaded, setLoaded] = useState<Dialog>();
  const [ready] = useState(() => Promise.withResolvers<Ask>());
  const isLoading = useRef(false);

  const ask = useCallback<Ask>(
    async (question) => {
      // a second press before the dialog stands
      if (isLoading.current) return false;
      isLoading.current = true;
      try {
        const { QuestionDialog } = await import('./QuestionDialog.tsx');
        setLoaded(() => QuestionDialog);
      } catch {
        isLoading.current = false;
        toasts.error(t('client.unreachable'));
        return false;
      }
      const askInDialog = await ready.promise;
      isLoading.current = false;
      return askInDialog(question);
    },
    [ready, t, toasts],
  );
  return (
    <QuestionContext value={ask}>
      {children}
      {Loaded && <Loaded onReady={ready.resolve} />}
    </QuestionContext>
  );
}
