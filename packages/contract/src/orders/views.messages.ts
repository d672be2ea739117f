import { defineMessages } from '../catalogue.ts';

export const viewsMessages = defineMessages({
  'orders.view.unknownFilter': ['视图中的筛选条件无效', 'The view has a filter that the search does not know'],
  'orders.view.nameTaken': ['已有名为“{{name}}”的视图', 'You have a view called {{name}} already'],
  'orders.view.most': [
    '最多保存 {{most}} 个视图，请先删除不用的',
    'At most {{most}} views. Delete one that you do not need',
  ],
});
