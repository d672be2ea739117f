import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { id } from '../fields/ids.ts';
import { done } from '../fields/outcomes.ts';
import { text } from '../fields/texts.ts';
import { enteredPassword, newPassword } from './password.ts';
import { sessionRow } from './sessions.ts';

export interface PermissionNode {
  id: string;
  name: string;
  /** A page's route, or an element's key. */
  path: string;
  children: PermissionNode[];
}

const permissionNode: z.ZodType<PermissionNode> = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  get children() {
    return z.array(permissionNode);
  },
});

/** The signed-in user, with all permission keys of its role. */
const sessionInfo = z.object({
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  roles: z.array(z.string()),
  /** Somebody else has set the password. Until the user replaces it, the server refuses every call but the few that are marked for it. */
  mustChangePassword: z.boolean(),
});
export type SessionInfo = z.output<typeof sessionInfo>;

export const account = {
  login: endpoint({
    method: 'POST',
    path: '/account/login',
    summary: 'Sign in',
    permission: 'public',
    prepares: true,
    input: z.object({
      username: text({ max: 50, required: 'account.usernameRequired' }),
      password: enteredPassword({ min: 6, required: 'account.passwordRequired' }),
    }),
    output: z.object({ accessToken: z.string(), user: z.object({ username: z.string() }) }),
    failures: {
      'account.refused': failure(401),
      'account.suspended': failure(401),
      'account.wait': failure(429, z.object({ seconds: z.int() })),
      'account.locked': failure(429, z.object({ seconds: z.int() })),
    },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/account/logout',
    summary: 'End this session',
    permission: 'signedIn',
    firstPassword: true,
    input: z.object({}),
    output: done,
  }),
  getInfo: endpoint({
    method: 'GET',
    path: '/user/getInfo',
    summary: 'The signed-in user and the permission keys held',
    permission: 'signedIn',
    firstPassword: true,
    reads: true,
    input: z.object({}),
    output: sessionInfo,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/account/changePassword',
    summary: 'Set one’s own password; every other session of the user ends',
    permission: 'signedIn',
    firstPassword: true,
    prepares: true,
    input: z.object({
      oldPassword: enteredPassword({ min: 1, required: 'account.oldPasswordRequired' }),
      newPassword,
    }),
    output: done,
    failures: {
      'account.wait': failure(429, z.object({ seconds: z.int() })),
      'account.locked': failure(429, z.object({ seconds: z.int() })),
    },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/account/sessions',
    summary: 'Where the caller is signed in, last used first',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    output: z.array(sessionRow),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/account/endSession',
    summary: 'End one of the caller’s own sessions',
    permission: 'signedIn',
    input: z.object({ id: id('Session') }),
    output: done,
    failures: { ...notFound },
  }),
  currentUserPermissions: endpoint({
    method: 'GET',
    path: '/sysPermission/currentUserPermissions',
    summary: 'The permission tree, cut down to what the user holds',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    output: z.array(permissionNode),
  }),
};
