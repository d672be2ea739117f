import { defineMessages } from '../catalogue.ts';

export const publishTemplatesMessages = defineMessages({
  'publishTemplates.nameRequired': ['请输入模板名称', 'Please Enter'],
  'publishTemplates.nameTaken': ['模板名称“{{name}}”已存在', 'There is a template called “{{name}}” already'],
  'publishTemplates.saleType.1': ['单品', 'Single'],
  'publishTemplates.saleType.2': ['组合', 'Combination'],
  'publishTemplates.saleType.3': ['多规格', 'Multiple specifications'],
  'publishTemplates.saleTypeRequired': ['请选择销售类型', 'Please Select'],
  'publishTemplates.storesRequired': ['请选择店铺', 'Please Select'],
  'publishTemplates.tooManyStores': ['最多选择 500 个店铺', 'Select at most 500 stores'],
  'publishTemplates.tooManyProducts': [
    '一次最多为 1000 个产品生成标题',
    'Titles are made for at most 1,000 products at once',
  ],
  'publishTemplates.storeGone': ['所选店铺已被删除，请重新选择', 'One of these stores has been deleted. Select again'],
  'publishTemplates.keywordRequired': ['请输入关键词', 'Please enter keywords'],
  'publishTemplates.placeholder': [
    '花括号内只能是 {style}、{color}、{size} 或 {design}',
    'Braces may hold style, color, size or design: {style} {color} {size} {design}',
  ],
  'publishTemplates.characters': ['请输入字符数，最小为 20', 'enter the number of characters, minimum 20'],
  'publishTemplates.keywordsTooLong': [
    '仅关键词就有 {{length}} 个字符，超过上限 {{max}}，请减少关键词或提高上限',
    'The keywords alone have {{length}} characters, more than {{max}}. Remove some, or allow more characters',
  ],
  'publishTemplates.tooFewWords': [
    '词库凑不满 {{min}} 个字符，最长只能到 {{longest}}。请向词库添加关键词，或降低下限',
    'The library cannot fill a title up to {{min}} characters; {{longest}} is the most. Add keywords to it, or ask for fewer characters',
  ],
  'publishTemplates.fewerTitles': [
    '只能组成 {{count}} 个用词不同的标题。要更多，请向词库添加关键词',
    'Only {{count}} titles with different words can be made. Add keywords to the library for more',
    'Only one title can be made of these words. Add keywords to the library for more',
  ],
  'publishTemplates.noModel': [
    '未设置语言模型，请由管理员配置 TITLE_MODEL_URL，或改用词库生成',
    'No language model is set up. Ask the administrator for TITLE_MODEL_URL, or make the titles from the library',
  ],
  'publishTemplates.modelSilent': [
    '语言模型没有给出回答，请稍后再试，或改用词库生成',
    'The language model did not answer. Try again later, or make the titles from the library',
  ],
  'publishTemplates.modelRefused': [
    '语言模型给出的标题都不符合要求（关键词、字符数或重复用词），请重试，或改用词库生成',
    'No title of the language model kept the rules on keywords, length and repeated words. Try again, or make the titles from the library',
  ],
});
