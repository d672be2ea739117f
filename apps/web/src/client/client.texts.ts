import { defineMessages } from '@pressroom/contract/catalogue';

export const clientTexts = defineMessages({
  'client.unreachable': [
    '无法连接服务器，请检查网络后重试',
    'The server cannot be reached. Check your network and try again',
  ],
  'client.timeout': ['服务器响应超时，请稍后重试', 'The server took too long. Please try again'],
  'client.error': ['出错了', 'Error'],
  'client.notUnderstood': [
    '服务器返回了无法识别的内容（{{status}}）',
    'The server sent an unexpected answer ({{status}})',
  ],
});
