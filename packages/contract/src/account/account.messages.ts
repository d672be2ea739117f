import { defineMessages } from '../catalogue.ts';

export const accountMessages = defineMessages({
  'account.usernameRequired': ['请输入账号', 'Please enter your account name'],
  'account.passwordRequired': ['请输入密码（至少 6 位）', 'Please enter your password (at least 6 characters)'],
  'account.refused': ['账号或密码错误', 'The account name or password is wrong'],
  'account.suspended': ['您的账号已停用，请联系管理员', 'Your account is suspended. Ask an administrator'],
  'account.wait': ['尝试次数过多，请 {{seconds}} 秒后再试', 'Too many tries. Try again in {{seconds}} s'],
  'account.locked': [
    '登录失败次数过多，请 {{minutes}} 分钟后再试',
    'Too many failed tries. Try again in {{minutes}} min',
  ],
  'account.oldPasswordRequired': ['请输入当前密码', 'Please enter your current password'],
  'account.oldPasswordWrong': ['当前密码错误', 'This is not your current password'],
  'account.samePassword': ['新密码不能与当前密码相同', 'The new password must differ from the current one'],
  'account.changeFirst': ['请先修改初始密码', 'Please set your own password first'],
  'account.passwordRule': [
    '请输入 6-18 位字母、数字或英文符号，不能有空格和中文',
    'Please enter 6-18 letters, digits or symbols of an English keyboard, without spaces',
  ],
});
