import { defineMessages } from '../catalogue.ts';

export const channelsMessages = defineMessages({
  'channels.systemRequired': ['请选择系统', 'Please select system'],
  'channels.supplierCodeRequired': ['请输入供应商编码', 'Please enter supplier code'],
  'channels.supplierNameRequired': ['请输入供应商名称', 'Please enter supplier name'],
  'channels.channelCodeRequired': ['请输入渠道编码', 'Please enter channel code'],
  'channels.channelNameRequired': ['请输入渠道名称', 'Please enter channel name'],
  'channels.channelTypeRequired': ['请选择渠道类型', 'Please select channel type'],
  'channels.amountInvalid': ['请输入有效的数字金额', 'Please enter a valid digital amount'],
  'channels.apiUrlRequired': ['请输入接口地址', 'Please enter the API address'],
  'channels.apiUrlInvalid': [
    '请输入以 http:// 或 https:// 开头的地址，不含用户名、密码和参数',
    'Enter an address that begins with http:// or https://, without user name, password or parameters',
  ],
  'channels.codeTaken': ['该供应商已有此渠道编码', 'This supplier already has a channel with this code'],
  'channels.secretAgain': [
    '系统或接口地址已更改，请重新输入',
    'Enter it again: the system or the API address is another one',
  ],
  'channels.type.1': ['快递', 'Express'],
  'channels.type.2': ['邮政', 'Postal'],
  'channels.type.3': ['专线', 'Dedicated line'],
  'channels.trouble.auth': ['账号或密钥不正确', 'The account or a secret is not right'],
  'channels.trouble.permission': ['该账号没有接口权限', 'This account may not use the interface'],
  'channels.trouble.throttled': ['请求过于频繁，请稍后重试', 'It was asked too often. Try again in a while'],
  'channels.trouble.notFound': [
    '该地址没有此系统的接口，请检查接口地址',
    'There is no such system at this address. Check the API address',
  ],
  'channels.trouble.rejected': ['系统拒绝了请求', 'The system refused the request'],
  'channels.trouble.unavailable': [
    '系统无法连接或回应异常',
    'The system cannot be reached, or did not answer as it should',
  ],
  'channels.trouble.timeout': ['系统 15 秒内没有回应', 'The system did not answer within 15 seconds'],
});
