import { defineMessages } from '../catalogue.ts';

export const usersMessages = defineMessages({
  'users.usernameRequired': ['请输入账号', 'Please enter the account name'],
  'users.usernameLetters': ['账号只能包含字母和数字', 'The account name takes letters and digits only'],
  'users.usernameTaken': ['账号已存在', 'There is already a user with this account name'],
  'users.nicknameRequired': ['请输入姓名', 'Please enter the name'],
  'users.roleRequired': ['请选择角色', 'Please select a role'],
  'users.lastAdmin': [
    '至少保留一个管理员，请先将另一位用户设为管理员',
    'At least one administrator must remain. Make another user an administrator first',
  ],
  'users.roleAboveYours': [
    '该角色拥有您没有的权限，请联系管理员',
    'This role has permissions that you do not have. Ask an administrator',
  ],
  'users.userAboveYou': [
    '该用户拥有您没有的权限，请联系管理员',
    'This user has permissions that you do not have. Ask an administrator',
  ],
  'users.ownPassword': [
    '请在右上角的用户菜单中点击“修改密码”来修改自己的密码',
    'To change your own password, choose “Change password” in the user menu',
  ],
  'users.notYourself': ['不能删除自己的账号', 'You cannot delete your own account'],
  'users.notYourselfSuspended': ['不能停用自己的账号', 'You cannot suspend your own account'],
});
