import { defineMessages } from '@pressroom/contract/catalogue';

export const accountTexts = defineMessages({
  'account.signIn': ['登录', 'Sign in'],
  'account.signingIn': ['正在登录…', 'Signing in…'],
  'account.username': ['账号', 'Account name'],
  'account.password': ['密码', 'Password'],
  'account.showPassword': ['显示密码', 'Show password'],
  'account.hidePassword': ['隐藏密码', 'Hide password'],
  'account.claim': ['从订单到包裹，一气呵成', 'From the order to the parcel'],
});
