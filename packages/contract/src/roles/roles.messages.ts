import { defineMessages } from '../catalogue.ts';

export const rolesMessages = defineMessages({
  'roles.nameRequired': ['请输入角色名称', 'Please enter the role name'],
  'roles.permissionsRequired': ['请选择权限', 'Please select permissions'],
  'roles.nameTaken': ['角色名称已存在', 'There is already a role with this name'],
  'roles.adminIsFixed': [
    '管理员角色拥有全部权限，不能修改或删除',
    'The admin role has every permission and cannot be changed or deleted',
  ],
  'roles.permissionAboveYours': [
    '不能授予您自己没有的权限：{{names}}',
    'You cannot grant permissions that you do not have: {{names}}',
  ],
  'roles.aboveYours': [
    '该角色拥有您没有的权限，您不能修改或删除',
    'This role has permissions that you do not have, so you cannot change or delete it',
  ],
  'roles.usedByUsers': ['{{count}} 个用户', 'users: {{count}}'],
  'roles.unknownPermission': ['权限不存在，请重新加载', 'This permission does not exist. Reload the page'],
  'permissions.nameRequired': ['请输入权限名称', 'Please enter the name of the permission'],
  'permissions.pathRequired': ['请输入权限标识', 'Please enter the path or key'],
  'permissions.pathShape': [
    '权限标识以字母或 / 开头，只能包含字母、数字、/、_ 和 -',
    'A path or key starts with a letter or / and contains only letters, digits, /, _ and -',
  ],
  'permissions.pathTaken': ['权限标识已存在', 'There is already a permission with this path or key'],
  'permissions.tooDeep': ['权限树最多三级', 'The permission tree has three levels at most'],
  'permissions.belowItself': ['不能移到自己的下级', 'A permission cannot be moved below itself'],
  'permissions.parentGone': ['上级权限不存在', 'The permission above it does not exist'],
  'permissions.builtIn': [
    '系统功能依赖此权限，不能删除、移动或修改标识',
    'The system depends on this permission: it cannot be deleted, moved or renamed',
  ],
  'permissions.usedByRoles': ['{{count}} 个角色', 'roles: {{count}}'],
  'permissions.usedByChildren': ['{{count}} 个下级权限', 'permissions below it: {{count}}'],
});
