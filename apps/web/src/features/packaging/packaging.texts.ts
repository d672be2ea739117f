import { defineMessages } from '@pressroom/contract/catalogue';

export const packagingTexts = defineMessages({
  'packaging.name': ['模板名称', 'Template name'],
  'packaging.shape': ['外包装形状', 'Package shape'],
  'packaging.type': ['外包装类型', 'Package type'],
  'packaging.pictures': ['外包装图片', 'Pictures'],
  'packaging.useCount': ['使用的产品模板', 'Used by'],
  'packaging.showUses': [
    '{{count}} 个，查看使用“{{name}}”的产品模板',
    '{{count}}, show the product templates that use “{{name}}”',
  ],
  'packaging.times': ['创建 / 更新时间', 'Created / updated'],
  'packaging.none': ['还没有外包装模板，请添加第一个', 'No outer packaging templates yet. Add the first one'],
  'packaging.add': ['新增外包装模板', 'Add outer packaging template'],
  'packaging.edit': ['编辑外包装模板', 'Edit outer packaging template'],
  'packaging.enterName': ['请输入模板名称', 'Enter the template name'],
  'packaging.chooseShape': ['请选择形状', 'Choose the shape'],
  'packaging.chooseType': ['请选择类型', 'Choose the type'],
  'packaging.added': ['新增成功', 'Added'],
  'packaging.changeSaved': ['编辑成功', 'Saved'],
  'packaging.deleted': ['删除成功', 'Deleted successfully'],
  'packaging.deleteTitle': ['确认删除外包装模板“{{name}}”？', 'Delete the outer packaging template “{{name}}”?'],
  'packaging.deleteDetail': [
    '被产品模板使用的外包装模板不能删除',
    'A template that product templates use cannot be deleted',
  ],
  'packaging.more': ['“{{name}}”的更多操作', 'More for “{{name}}”'],
  'packaging.duplicate': ['复制', 'Duplicate'],
  'packaging.duplicateOf': ['复制“{{name}}”', 'Duplicate “{{name}}”'],
  'packaging.duplicated': ['已复制为“{{name}}”', 'Duplicated as “{{name}}”'],
  'packaging.history': ['历史记录', 'History'],
  'packaging.pictureThere': ['已上传', 'Uploaded'],
});
