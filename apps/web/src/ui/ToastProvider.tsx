import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ToastContext, waitingToasts } from './toasts.ts';

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }));

/** The part that shows toasts is loaded once the first screen stands, so that it is there when the server is not. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [{ toasts, ready }] = useState(() => waitingToasts(() => setWanted(true)));
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <ToastContext value={toasts}>
      {wanted && (
        <Suspense>
          <ToastHost onReady={ready} />
        </Suspense>
      )}
      {children}
    </ToastContext>
  );
}
