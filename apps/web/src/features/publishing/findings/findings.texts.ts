import { defineMessages } from '@pressroom/contract/catalogue';

/** What preflight finds, and where it is mended. */
export const publishingFindingsTexts = defineMessages({
  'publishing.findings': ['预检结果', 'Preflight findings'],
  'publishing.noFindings': ['预检通过，没有发现问题', 'Preflight found nothing wrong'],
  'publishing.notJudged': ['尚未预检', 'Not judged yet'],
  'publishing.errorCount': ['{{count}} 个错误', '{{count}} errors', '1 error'],
  'publishing.warningCount': ['{{count}} 个提醒', '{{count}} warnings', '1 warning'],
  'publishing.severity.error': ['错误', 'Error'],
  'publishing.severity.warning': ['提醒', 'Warning'],
  'publishing.part.title': ['标题', 'Title'],
  'publishing.part.cargoNo': ['货号', 'Item number'],
  'publishing.part.description': ['描述', 'Description'],
  'publishing.part.attributes': ['属性', 'Attributes'],
  'publishing.part.skus': ['SKU', 'SKUs'],
  'publishing.part.pictures': ['图片', 'Pictures'],
  'publishing.part.packaging': ['外包装', 'Packaging'],
  'publishing.part.sizeChart': ['尺码表', 'Size chart'],
  'publishing.part.model': ['模特', 'Model'],
  'publishing.part.category': ['类目', 'Category'],
  'publishing.part.settings': ['店铺刊登设置', 'Publishing settings of the store'],
  'publishing.part.store': ['店铺', 'Store'],
  'publishing.mendHere': ['去修改', 'Mend it'],
  'publishing.toProduct': ['打开产品', 'Open the product'],
  'publishing.toStore': ['打开店铺', 'Open the store'],
});
