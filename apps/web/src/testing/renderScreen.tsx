import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { newQueryClient } from '../client/queryClient.ts';
import { type Session, SessionContext } from '../client/session.tsx';
import { routesFor } from '../shell/router.tsx';
import { ThemeProvider } from '../ui/ThemeProvider.tsx';

interface Circumstances {
  /** With the query, as in the address bar. */
  at?: string;
  roles?: string[];
}

/** One screen with what the shell gives it, without the shell around it. */
export function renderScreen(screen: ReactNode, { at = '/', roles = ['admin'] }: Circumstances = {}) {
  const session: Session = { username: 'ada', name: 'Ada', avatar: '', roles, mustChangePassword: false };
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
  const client = newQueryClient();
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router, client };
}

/** The whole product from its routes. */
export function renderApp(at: string, client = newQueryClient()) {
  const router = createMemoryRouter(routesFor(client), { initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router, client };
}
