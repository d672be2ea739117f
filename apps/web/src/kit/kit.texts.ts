import { defineMessages } from '@pressroom/contract/catalogue';

export const kitTexts = defineMessages({
  'kit.search': ['搜索', 'Search'],
  'kit.reset': ['重置', 'Reset'],
  'kit.refresh': ['刷新', 'Refresh'],
  'kit.columns': ['显示列', 'Columns'],
  'kit.total': ['共 {{total}} 条', '{{total}} in total'],
  'kit.selected': ['已选 {{count}} 条', '{{count}} selected'],
  'kit.select': ['选择第 {{index}} 行', 'Select row {{index}}'],
  'kit.selectPage': ['选择本页全部', 'Select the whole page'],
  'kit.clear': ['清空', 'Clear'],
  'kit.noMatch': ['没有符合条件的记录', 'Nothing matches these filters'],
  'kit.expand': ['展开', 'Expand'],
  'kit.collapse': ['收起', 'Collapse'],
  'kit.undo': ['撤销', 'Undo'],
  'kit.leaveTitle': ['放弃修改？', 'Discard your changes?'],
  'kit.leaveDetail': ['尚未保存的内容将丢失', 'What you have not saved will be lost'],
  'kit.leave': ['放弃', 'Discard'],
  'kit.stay': ['继续编辑', 'Keep editing'],
  'kit.reload': ['加载最新内容', 'Load the current version'],
});
