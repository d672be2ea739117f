import { defineMessages } from '@pressroom/contract/catalogue';

export const usersTexts = defineMessages({
  'users.title': ['用户管理', 'Users'],
  'users.none': ['还没有用户，请添加第一位', 'No users yet. Add the first one'],
  'users.username': ['账号', 'Account'],
  'users.nickname': ['姓名', 'Name'],
  'users.phone': ['电话', 'Phone'],
  'users.role': ['角色', 'Role'],
  'users.chooseRole': ['请选择角色', 'Choose a role'],
  'users.roleNotYours': ['拥有您没有的权限，不能分配', 'Holds permissions that you do not have'],
  'users.seenAt': ['最后使用', 'Last seen'],
  'users.password': ['密码', 'Password'],
  'users.keepPassword': ['留空则不修改密码', 'Leave empty to keep the password'],
  'users.passwordEnds': [
    '修改密码或角色后，该用户需要重新登录',
    'A new password or role signs the user out everywhere',
  ],
  'users.add': ['新增用户', 'Add user'],
  'users.edit': ['编辑用户', 'Edit user'],
  'users.saved': ['用户已保存', 'User saved'],
  'users.deleted': ['用户已删除', 'User deleted'],
  'users.deleteTitle': ['删除用户“{{username}}”？', 'Delete user “{{username}}”?'],
  'users.deleteDetail': [
    '“{{nickname}}”将立即退出登录；其操作记录会保留',
    '{{nickname}} is signed out at once. What they did stays in the records',
  ],
  'users.sessions': ['登录设备', 'Sessions'],
  'users.sessionsOf': ['“{{username}}”的登录设备', 'Where {{username}} is signed in'],
  'users.endSessions': ['全部退出', 'Sign out everywhere'],
  'users.endSessionsTitle': ['让“{{username}}”在所有设备上退出登录？', 'Sign {{username}} out everywhere?'],
  'users.endSessionsDetail': ['尚未保存的内容将丢失', 'What they have not saved will be lost'],
  'users.sessionsEnded': ['“{{username}}”已在所有设备上退出登录', '{{username}} is signed out everywhere'],
});
