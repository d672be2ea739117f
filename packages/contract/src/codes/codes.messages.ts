import { defineMessages } from '../catalogue.ts';

export const codesMessages = defineMessages({
  'codes.nameRequired': ['请输入名称', 'Please enter the name'],
  'codes.codeRequired': ['请输入编码', 'Please enter the code'],
  'codes.codeTaken': ['编码 {{code}} 已存在', 'Code {{code}} exists already'],
  'codes.inUse': ['编码已被使用，不能修改；可以修改名称', 'The code is in use and cannot be changed; its name can'],
  'codes.usedByCategories': ['{{count}} 个产品分类', 'product categories: {{count}}'],
  'codes.usedByProductCodes': ['{{count}} 个产品编码', 'product codes: {{count}}'],
});
