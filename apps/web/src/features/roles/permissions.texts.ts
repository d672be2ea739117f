import { defineMessages } from '@pressroom/contract/catalogue';

export const permissionsTexts = defineMessages({
  'permissions.name': ['名称', 'Name'],
  'permissions.nameZh': ['中文名称', 'Chinese name'],
  'permissions.nameEn': ['英文名称', 'English name'],
  'permissions.path': ['路径或标识', 'Path or key'],
  'permissions.pathHint': [
    '页面填写路由，页面内元素填写标识',
    'The route of a page, or the key of an element on a page',
  ],
  'permissions.sort': ['排序', 'Order'],
  'permissions.kind': ['类型', 'Kind'],
  'permissions.isBuiltIn': ['内置', 'Built-in'],
  'permissions.isOwn': ['自定义', 'Custom'],
  'permissions.add': ['新增顶级权限', 'Add at the top'],
  'permissions.addBelow': ['新增下级', 'Add below'],
  'permissions.addTitle': ['新增权限', 'Add a permission'],
  'permissions.addBelowTitle': ['在“{{name}}”下新增权限', 'Add a permission below “{{name}}”'],
  'permissions.editTitle': ['编辑权限', 'Edit permission'],
  'permissions.saved': ['权限已保存', 'Permission saved'],
  'permissions.deleted': ['权限已删除', 'Permission deleted'],
  'permissions.deleteTitle': ['删除权限“{{name}}”？', 'Delete permission “{{name}}”?'],
  'permissions.deleteDetail': [
    '角色正在使用或有下级的权限不能删除',
    'A permission that roles use, or that has others below it, cannot be deleted',
  ],
  'permissions.none': ['还没有权限', 'No permissions yet'],
});
