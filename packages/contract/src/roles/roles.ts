import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';
import { userStatus } from '../users/users.ts';

const roleForm = z.object({
  roleName: text({ max: 20, required: 'roles.nameRequired' }),
  remark: optionalText(200),
  sysType: whole({ min: 1, max: 1 }).default(1),
  /** What stands above a permission comes with it: an element without its page would open nothing. */
  permissions: z
    .array(z.object({ id: id('Permission') }), { error: 'roles.permissionsRequired' })
    .min(1, { error: 'roles.permissionsRequired' })
    .max(1000),
});

/** The most users that a role's row names; the list of users has them all. */
export const roleUsersShown = 20;

const roleUser = z.object({
  id: id('User'),
  username: z.string(),
  nickname: z.string(),
  dataStatus: userStatus,
});
export type RoleUser = z.output<typeof roleUser>;

const roleRow = z.object({
  id: id('Role'),
  roleName: z.string(),
  remark: z.string(),
  sysType: z.int(),
  /** True for the administrators' role, which nobody can change. */
  holdsEverything: z.boolean(),
  /** How many users have this role. */
  userCount: z.int(),
  /** The first of them, by account. */
  users: z.array(roleUser).max(roleUsersShown),
  gmtCreate: momentOut,
  gmtModified: momentOut,
  /** What the asking user may do to this role. */
  can: z.array(z.enum(['edit', 'delete'])),
});
export type RoleRow = z.output<typeof roleRow>;

export interface GrantNode {
  id: string;
  name: string;
  path: string;
  /** The role was given this permission itself, not only one below it. */
  selected: boolean;
  /** The asking user holds it, and so may give it. */
  grantable: boolean;
  children: GrantNode[];
}

const grantNode: z.ZodType<GrantNode> = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  selected: z.boolean(),
  grantable: z.boolean(),
  get children() {
    return z.array(grantNode);
  },
});

const roleDetails = z.object({ ...roleRow.shape, permissions: z.array(grantNode) });
export type RoleDetails = z.output<typeof roleDetails>;

const permissionAct = z.enum(['edit', 'delete']);
type PermissionAct = z.output<typeof permissionAct>;

export interface PermissionRow {
  id: string;
  parentId: string | null;
  /** A page's route, or an element's key. */
  path: string;
  nameZh: string;
  nameEn: string;
  sort: number;
  /** The program checks this key, so its path is fixed and it cannot be deleted. */
  builtIn: boolean;
  gmtModified: string;
  /** What the asking user may do to this node. */
  can: PermissionAct[];
  children: PermissionRow[];
}

const permissionRow: z.ZodType<PermissionRow> = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  path: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  sort: z.int(),
  builtIn: z.boolean(),
  gmtModified: z.string(),
  can: z.array(permissionAct),
  get children() {
    return z.array(permissionRow);
  },
});

const permissionForm = z.object({
  /** Absent: a new one. */
  id: filter(id('Permission')),
  /** Absent: at the top. */
  parentId: filter(id('Permission')),
  path: text({ max: 100, required: 'permissions.pathRequired' })
    .refine((path) => /^([A-Za-z/][\w/-]*)?$/.test(path), { error: 'permissions.pathShape' })
    // this word among a user's keys means every key
    .refine((path) => path !== 'admin', { error: 'permissions.pathTaken' }),
  nameZh: text({ max: 50, required: 'permissions.nameRequired' }),
  nameEn: text({ max: 50, required: 'permissions.nameRequired' }),
  sort: whole({ min: 0, max: 10_000 }).default(0),
  gmtModified: loadedVersion,
});

const roleKeys = ['/permission/role'] as const;

export const roles = {
  listPage: endpoint({
    method: 'GET',
    path: '/role/listPage',
    summary: 'Roles, newest first',
    permission: roleKeys,
    reads: true,
    input: pageQuery.extend({ roleName: filterText(20) }),
    output: pageOf(roleRow),
  }),
  dropDownList: endpoint({
    method: 'GET',
    path: '/role/dropDownList',
    summary: 'Roles to choose from',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    /** `assignable`: the role holds nothing that the asking user lacks. */
    output: z.array(z.object({ id: id('Role'), roleName: z.string(), assignable: z.boolean() })),
  }),
  details: endpoint({
    method: 'GET',
    path: '/role/details',
    summary: 'A role with the whole permission tree, marked with what it holds',
    permission: roleKeys,
    reads: true,
    input: z.object({ id: id('Role') }),
    output: roleDetails,
    failures: { ...notFound },
  }),
  addRole: endpoint({
    method: 'POST',
    path: '/role/addRole',
    summary: 'Add a role',
    permission: roleKeys,
    input: roleForm,
    output: roleDetails,
  }),
  updateRole: endpoint({
    method: 'POST',
    path: '/role/updateRole',
    summary: 'Change a role; what its users may do changes at once',
    permission: roleKeys,
    input: roleForm.extend({ id: id('Role'), gmtModified: loadedVersion }),
    output: roleDetails,
    failures: {
      ...notFound,
      'roles.aboveYours': failure(403),
      ...stale(roleDetails),
      'roles.adminIsFixed': failure(409),
    },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/role/delete',
    summary: 'Delete a role that no user has',
    permission: roleKeys,
    input: z.object({ id: id('Role') }),
    output: done,
    failures: {
      ...notFound,
      'roles.aboveYours': failure(403),
      ...inUse(z.object({ users: z.int() })),
      'roles.adminIsFixed': failure(409),
    },
  }),
  grantTree: endpoint({
    method: 'GET',
    path: '/sysPermission/grantTree',
    summary: 'The permission tree as a new role begins with it: holding nothing, marked with what the caller may give',
    permission: roleKeys,
    reads: true,
    input: z.object({}),
    output: z.array(grantNode),
  }),
  permissionTree: endpoint({
    method: 'GET',
    path: '/sysPermission/permissionTree',
    summary: 'The permission tree as it is kept, three levels at most',
    permission: roleKeys,
    reads: true,
    input: z.object({}),
    output: z.array(permissionRow),
  }),
  addOrUpdateSysPermission: endpoint({
    method: 'POST',
    path: '/sysPermission/addOrUpdateSysPermission',
    summary: 'Add a permission (without an id) or change one',
    permission: roleKeys,
    input: permissionForm,
    output: permissionRow,
    failures: { ...notFound, ...stale(permissionRow), 'permissions.builtIn': failure(409) },
  }),
  delPermission: endpoint({
    method: 'POST',
    path: '/sysPermission/delPermission',
    summary: 'Delete a permission that nothing depends on',
    permission: roleKeys,
    input: z.object({ id: id('Permission') }),
    output: done,
    failures: {
      ...notFound,
      ...inUse(z.object({ children: z.int(), roles: z.int() })),
      'permissions.builtIn': failure(409),
    },
  }),
};
