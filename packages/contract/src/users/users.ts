import { z } from 'zod';
import { sessionRow } from '../account/sessions.ts';
import { newPassword } from '../account/password.ts';
import { endpoint, failure } from '../endpoint.ts';
import { notFound, stale } from '../commonFailures.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';

export const userStatus = enumOf({ enabled: 1, suspended: 0 });

const userForm = z.object({
  username: text({ max: 50, required: 'users.usernameRequired' }).refine((name) => /^[A-Za-z0-9]*$/.test(name), {
    error: 'users.usernameLetters',
  }),
  nickname: text({ max: 20, required: 'users.nicknameRequired' }),
  phone: optionalText(20),
  roleId: id('Role', 'users.roleRequired'),
});

const userRow = z.object({
  id: id('User'),
  username: z.string(),
  nickname: z.string(),
  phone: z.string(),
  roleId: z.string(),
  roleName: z.string(),
  dataStatus: userStatus,
  /** The password was set by somebody else, and its owner has not replaced it yet. */
  mustChangePassword: z.boolean(),
  /** When one of the user's sessions was last used; null for never. */
  seenAt: momentOut.nullable(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
  /** What the asking user may do to this one. */
  can: z.array(z.enum(['edit', 'suspend', 'reinstate', 'delete'])),
});
export type UserRow = z.output<typeof userRow>;

const userKeys = ['/permission/user'] as const;
const userOnly = z.object({ id: id('User') });

export const users = {
  listPage: endpoint({
    method: 'GET',
    path: '/user/listPage',
    summary: 'Users, newest first',
    permission: userKeys,
    reads: true,
    input: pageQuery.extend({
      username: filterText(50),
      roleId: filter(id('Role')),
      dataStatus: filter(userStatus),
    }),
    output: pageOf(userRow),
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/user/addUser',
    summary: 'Add a user, who replaces the password at the first sign-in',
    permission: userKeys,
    prepares: true,
    input: userForm.extend({ password: newPassword }),
    output: userRow,
  }),
  updateUser: endpoint({
    method: 'POST',
    path: '/user/updateUser',
    summary:
      'Change a user; a new password or role ends the user’s sessions, and a new password is replaced by its owner at the next sign-in',
    permission: userKeys,
    prepares: true,
    input: userForm.extend({ id: id('User'), password: filter(newPassword), gmtModified: loadedVersion }),
    output: userRow,
    failures: { ...notFound, 'users.userAboveYou': failure(403), ...stale(userRow), 'users.lastAdmin': failure(409) },
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/user/suspend',
    summary: 'Let a user not sign in any more, and end the user’s sessions',
    permission: userKeys,
    input: userOnly,
    output: userRow,
    failures: {
      ...notFound,
      'users.userAboveYou': failure(403),
      'users.notYourselfSuspended': failure(409),
      'users.lastAdmin': failure(409),
    },
  }),
  reinstate: endpoint({
    method: 'POST',
    path: '/user/reinstate',
    summary: 'Let a suspended user sign in again',
    permission: userKeys,
    input: userOnly,
    output: userRow,
    failures: { ...notFound, 'users.userAboveYou': failure(403) },
  }),
  delUser: endpoint({
    method: 'POST',
    path: '/user/delUser',
    summary: 'Delete a user and end the user’s sessions',
    permission: userKeys,
    input: userOnly,
    output: done,
    failures: {
      ...notFound,
      'users.userAboveYou': failure(403),
      'users.notYourself': failure(409),
      'users.lastAdmin': failure(409),
    },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Where a user is signed in, last used first',
    permission: userKeys,
    reads: true,
    input: userOnly,
    output: z.array(sessionRow),
    failures: { ...notFound, 'users.userAboveYou': failure(403) },
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/user/endSession',
    summary: 'End one session of a user',
    permission: userKeys,
    input: z.object({ id: id('Session') }),
    output: done,
    failures: { ...notFound, 'users.userAboveYou': failure(403) },
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/user/endSessions',
    summary: 'End every session of a user',
    permission: userKeys,
    input: userOnly,
    output: done,
    failures: { ...notFound, 'users.userAboveYou': failure(403) },
  }),
};
