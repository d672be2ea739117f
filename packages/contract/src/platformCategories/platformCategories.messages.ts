import { defineMessages } from '../catalogue.ts';

export const platformCategoriesMessages = defineMessages({
  'platformCategories.unreachable': [
    '暂时无法从平台获取数据：{{problem}}',
    'The marketplace could not be asked: {{problem}}',
  ],
  'platformCategories.noCustomValues': ['该属性不支持自定义选项', 'This attribute takes no values of your own'],
});
