import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { safeRedirect } from '../client/safeRedirect.ts';
import type { Session } from '../client/session.tsx';
import { token } from '../client/token.ts';
import { expectTexts, loadTexts } from '../i18n/i18n.ts';
import { Loading } from '../ui/Loading.tsx';
import { askAhead } from './askAhead.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { prepareAddress, requireSession, takeSignInReason } from './guard.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { pageTexts } from './pageTexts.ts';
import { ShellOutline } from './ShellOutline.tsx';
import { groups, home, listedPages, mayOpen, type Page, pages, startOf } from './routes.tsx';

export function newRouter(client: QueryClient) {
  prepareAddress();
  // a page whose code cannot be fetched says so itself
  void askAhead(client, location).catch(() => undefined);
  return createBrowserRouter(routesFor(client));
}

/** The sign-in screen and the shell load apart from each other: who signs in does not wait for the tables. */
export function routesFor(client: QueryClient): RouteObject[] {
  const signedIn = async ({ request }: LoaderFunctionArgs) => requireSession(client, request);
  return [
    {
      path: '/login',
      loader() {
        if (token.read()) return redirect('/');
        // The next user must not see data of the former one.
        client.clear();
        return { reason: takeSignInReason() };
      },
      lazy: async () => ({ Component: (await import('../features/account/SignInScreen.tsx')).SignInScreen }),
      ErrorBoundary: CrashScreen,
      HydrateFallback: Loading,
    },
    {
      path: '/password',
      loader: async (asked) => ((await signedIn(asked)).mustChangePassword ? null : redirect('/')),
      lazy: async () => ({
        Component: (await import('../features/account/FirstPasswordScreen.tsx')).FirstPasswordScreen,
      }),
      ErrorBoundary: CrashScreen,
      HydrateFallback: Loading,
    },
    {
      id: 'shell',
      loader: signedIn,
      // While the product is open, a dialog renews an ended session and keeps the user's work.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      lazy: async () => {
        const [{ Shell }] = await Promise.all([import('./Shell.tsx'), loadTexts(['frame'])]);
        return { Component: Shell };
      },
      ErrorBoundary: CrashScreen,
      HydrateFallback: ShellOutline,
      children: [
        { path: '/', loader: async (asked) => redirect(startOf(await signedIn(asked))) },
        {
          path: home.path,
          ErrorBoundary: CrashScreen,
          lazy: async () => {
            const [Component] = await Promise.all([home.load(), loadPageTexts(home.path)]);
            return { Component };
          },
        },
        ...pages.map(routeOf),
        ...groups.map((group) => firstOf(group, signedIn)),
      ],
    },
    {
      path: '/redirect/*',
      loader: ({ params, request }) => redirect(safeRedirect(`/${params['*'] ?? ''}${new URL(request.url).search}`)),
      Component: Loading,
      HydrateFallback: Loading,
    },
    { path: '/404', loader: signedIn, Component: NotFoundScreen, HydrateFallback: Loading },
    { path: '*', loader: () => redirect('/404'), HydrateFallback: Loading },
  ];
}

/** A group's own address leads to the first of its pages that the user may open. */
function firstOf(group: Page['group'], signedIn: (asked: LoaderFunctionArgs) => Promise<Session>): RouteObject {
  return {
    path: `/${group}`,
    async loader(asked) {
      const session = await signedIn(asked);
      return redirect(listedPages.find((page) => page.group === group && mayOpen(session, page.path))?.path ?? '/404');
    },
  };
}

async function loadPageTexts(path: keyof typeof pageTexts) {
  const { first, opened } = pageTexts[path];
  expectTexts(opened);
  await loadTexts(first);
}

function routeOf(page: Page): RouteObject {
  const { path, load } = page;
  return {
    path,
    ErrorBoundary: CrashScreen,
    lazy: async () => {
      const [PageScreen, { Permitted }] = await Promise.all([load(), import('./Permitted.tsx'), loadPageTexts(path)]);
      return {
        Component: () => (
          <Permitted page={page}>
            <PageScreen />
          </Permitted>
        ),
      };
    },
  };
}
