import { defineMessages } from '../catalogue.ts';

export const accountMessages = defineMessages({
  'account.usernameRequired': ['请输入账号', 'Please enter your account name'],
  'account.passwordRequired': ['请输入密码（至少 6 位）', 'Please enter your password (at least 6 characters)'],
  'account.refused': ['账号或密码错误', 'The account name or password is wrong'],
});
