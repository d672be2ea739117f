import { defineMessages } from '../catalogue.ts';

export const classificationMessages = defineMessages({
  'classification.required': ['必填项', 'Required'],
  'classification.storeRequired': ['请选择店铺', 'Please select a store'],
  'classification.incomplete': ['请填写完整信息!', 'Please complete the information!'],
  'classification.temuIncomplete': ['请填写完整TEMU属性信息!', 'Please complete the TEMU attributes!'],
  'classification.sheinIncomplete': ['请填写完整SHEIN属性信息!', 'Please complete the SHEIN attributes!'],
  'classification.spellingsDiffer': [
    '两种写法的属性不一致，请刷新后重试',
    'The attribute list and the form’s values differ. Reload and try again',
  ],
  'classification.definitionMissing': [
    '尚未获取该类目的属性，无法校验：{{problem}}',
    'The attributes of this category are not known yet, so nothing can be checked: {{problem}}',
  ],
  'classification.nameTaken': ['模板名称“{{name}}”已存在', 'There is a template called “{{name}}” already'],
});
