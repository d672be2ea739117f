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
    '尚未获取该{{marketplace}}类目的属性，无法校验。请重新选择类目后再试',
    'The attributes of this {{marketplace}} category are not known yet, so nothing can be checked. Choose the category again',
  ],
  'classification.otherStore': ['请选择{{marketplace}}店铺', 'Please select a {{marketplace}} store'],
  'classification.otherCategory': ['请重新选择类目', 'Please choose the category again'],
  'classification.usedByProducts': ['{{count}} 个产品', 'products: {{count}}'],
  'classification.usedByProductTemplates': ['{{count}} 个产品模板', 'product templates: {{count}}'],
  'classification.attributeNew': [
    '平台新增了必填属性“{{name}}”，请填写',
    'The marketplace now also asks for “{{name}}”. Enter it',
  ],
  'classification.nowRequired': [
    '平台已将“{{name}}”改为必填，请填写',
    'The marketplace now requires “{{name}}”. Enter it',
  ],
  'classification.pair.remembered': ['此前已确认', 'Confirmed before'],
  'classification.pair.equalNames': ['名称相同', 'Equal names'],
  'classification.pair.carriedOver': ['属性名称相同，内容照填', 'Equal attribute, its content carried over'],
  'classification.nameTaken': ['模板名称“{{name}}”已存在', 'A template named “{{name}}” already exists'],
});
