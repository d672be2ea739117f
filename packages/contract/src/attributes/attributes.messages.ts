import { defineMessages } from '../catalogue.ts';

export const attributesMessages = defineMessages({
  'attributes.required': ['请输入{{name}}', 'Please enter {{name}}'],
  'attributes.materialRequired': ['请选择{{title}}', 'Please select {{title}}'],
  'attributes.ratioRequired': ['请输入{{title}}', 'Please enter {{title}}'],
  'attributes.rowsIncomplete': [
    '未完整录入，请完整录入或删除空行后再行保存',
    'Some rows are incomplete. Complete them or delete the empty rows before saving',
  ],
  'attributes.ratioSum': ['所有比例之和需等于100%', 'All ratios must add up to 100%'],
  'attributes.ratioMissing': ['还差 {{missing}}%', 'Still missing: {{missing}}%'],
  'attributes.ratioTooMuch': ['超出 {{over}}%', 'Too much by {{over}}%'],
  'attributes.gone': [
    '平台已取消属性“{{name}}”，请删除',
    'The marketplace no longer has the attribute “{{name}}”. Remove it',
  ],
  'attributes.retired': [
    '平台不再接受属性“{{name}}”，请删除',
    'The marketplace no longer takes the attribute “{{name}}”. Remove it',
  ],
  'attributes.valueGone': [
    '平台已取消选项“{{value}}”，请重新选择',
    'The marketplace no longer has the value “{{value}}”. Choose another one',
  ],
  'attributes.valueRetired': [
    '平台不再接受选项“{{value}}”，请重新选择',
    'The marketplace no longer takes the value “{{value}}”. Choose another one',
  ],
  'attributes.valueNotAllowed': [
    '“{{value}}”与已选的其他属性不匹配，请重新选择',
    '“{{value}}” does not go with what is chosen in other attributes. Choose another one',
  ],
  'attributes.chooseFromList': ['请从列表中选择', 'Please choose from the list'],
  'attributes.duplicate': ['“{{value}}”重复', '“{{value}}” stands here twice'],
  'attributes.tooManyChosen': ['最多选择 {{most}} 项', 'Choose at most {{most}}'],
  'attributes.tooManyTyped': ['最多填写 {{most}} 项自定义内容', 'Type at most {{most}} of your own'],
  'attributes.onlyOne': ['只能填写一项', 'Only one value can stand here'],
  'attributes.tooShort': ['至少 {{min}} 个字符', 'At least {{min}} characters'],
  'attributes.tooLong': ['最多 {{max}} 个字符', 'At most {{max}} characters'],
  'attributes.notNumber': ['请输入数字', 'Please enter a number'],
  'attributes.tooSmall': ['不能小于 {{min}}', 'Not less than {{min}}'],
  'attributes.tooLarge': ['不能大于 {{max}}', 'Not more than {{max}}'],
  'attributes.precision': ['最多 {{places}} 位小数', 'At most {{places}} decimal places'],
  'attributes.whole': ['请输入整数', 'Please enter a whole number'],
  'attributes.unit': ['请选择单位', 'Please choose a unit'],
  'attributes.allNumbers': ['请填写全部 {{count}} 个数值', 'Please enter all {{count}} numbers'],
  'attributes.bothEnds': ['请填写起止值', 'Please enter both ends'],
  'attributes.rangeOrder': ['起始值不能大于结束值', 'The first value must not exceed the second'],
  'attributes.notDate': ['请选择有效的日期', 'Please choose a valid date'],
  'attributes.notMonth': ['请选择有效的月份', 'Please choose a valid month'],
  'attributes.tooEarly': ['不能早于 {{min}}', 'Not before {{min}}'],
  'attributes.tooLate': ['不能晚于 {{max}}', 'Not after {{max}}'],
});
