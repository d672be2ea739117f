import { defineMessages } from '../catalogue.ts';

export const packagingMessages = defineMessages({
  'packaging.nameRequired': ['请输入模板名称', 'Please enter template name'],
  'packaging.shapeRequired': ['请选择外包装形状', 'Please select the package shape'],
  'packaging.typeRequired': ['请选择外包装类型', 'Please select the package type'],
  'packaging.imagesRequired': ['请上传外包装图片', 'Please upload pictures of the packaging'],
  'packaging.shapeIrregular': ['不规则形状', 'Irregular'],
  'packaging.shapeCuboid': ['长方体', 'Cuboid'],
  'packaging.shapeCylinder': ['圆柱体', 'Cylinder'],
  'packaging.typeHard': ['硬包装', 'Hard packaging'],
  'packaging.typeSoftWithHardGoods': ['软包装+硬物', 'Soft packaging with hard goods'],
  'packaging.typeSoftWithSoftGoods': ['软包装+软物', 'Soft packaging with soft goods'],
  'packaging.usedByProducts': ['{{count}} 个产品', 'products: {{count}}'],
  'packaging.usedByProductTemplates': ['{{count}} 个产品模板', 'product templates: {{count}}'],
  'packaging.nameTaken': ['模板名称“{{name}}”已存在', 'A template named “{{name}}” already exists'],
});
