import { defineMessages } from '@pressroom/contract/catalogue';

export const forbiddenTexts = defineMessages({
  'forbidden.title': ['违禁词', 'Forbidden words'],
  'forbidden.hint': [
    '标题和描述含有其中任意一个，预检就会报错，链接不会发送',
    'A listing whose title or description holds one of them does not pass preflight and is not sent',
  ],
  'forbidden.word': ['违禁词', 'Word'],
  'forbidden.newWords': ['新违禁词', 'New words'],
  'forbidden.newWordsHint': ['每行一个，或用逗号分隔', 'One a line, or with commas between'],
  'forbidden.add': ['添加', 'Add'],
  'forbidden.added': ['已添加 {{count}} 个违禁词', '{{count}} words added', '1 word added'],
  'forbidden.addedBut': [
    '已添加 {{count}} 个，{{known}} 个已在列表中',
    '{{count}} added, {{known}} were in the list already',
  ],
  'forbidden.empty': ['列表为空，预检不检查用词', 'The list is empty: preflight does not look at words'],
  'forbidden.deleteChosen': ['删除所选（{{count}}）', 'Delete selected ({{count}})'],
  'forbidden.deleteTitle': ['删除 {{count}} 个违禁词？', 'Delete {{count}} words?', 'Delete this word?'],
  'forbidden.deleteContent': ['含有它们的链接会重新预检', 'Listings that hold them are judged again'],
  'forbidden.deleted': ['已删除 {{count}} 个违禁词', '{{count}} words deleted', '1 word deleted'],
});
