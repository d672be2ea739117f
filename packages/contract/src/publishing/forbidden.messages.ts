import { defineMessages } from '../catalogue.ts';

export const forbiddenMessages = defineMessages({
  'forbidden.required': ['请输入违禁词', 'Please enter the words'],
  'forbidden.tooMany': [
    '违禁词最多 {{most}} 个，现有 {{count}} 个。请先删除不用的',
    'At most {{most}} words can be kept, and there are {{count}} already. Delete those that are not needed',
  ],
});
