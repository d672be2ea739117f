import { defineMessages } from '../catalogue.ts';

export const codesMessages = defineMessages({
  'codes.nameRequired': ['请输入名称', 'Please enter the name'],
  'codes.codeRequired': ['请输入编码', 'Please enter the code'],
  'codes.entriesRequired': ['请至少输入一行', 'Enter at least one line'],
  'codes.tooManyEntries': ['一次最多添加 200 个', 'At most 200 at a time'],
  'codes.codeTaken': ['编码 {{code}} 已存在', 'Code {{code}} exists already'],
  'codes.inUse': [
    '编码已被使用（{{places}}），修改会同时更改这些产品编码，请确认',
    'The code is in use ({{places}}). Changing it changes those product codes too: please confirm',
  ],
  'codes.wouldCollide': ['修改后产品编码 {{code}} 会重复', 'Product code {{code}} would then exist twice'],
  'codes.usedByCategories': ['{{count}} 个产品分类', 'product categories: {{count}}'],
  'codes.usedByProductCodes': ['{{count}} 个产品编码', 'product codes: {{count}}'],
  'codes.usedByProducts': ['{{count}} 个多属性产品', 'multi-attribute products: {{count}}'],
});
