import { defineMessages } from '@pressroom/contract/catalogue';

export const imageUploadTexts = defineMessages({
  'ui.imageUpload': ['上传图片', 'Upload'],
  'ui.imageCount': ['{{count}} / {{limit}} 张', '{{count}} of {{limit}}'],
  'ui.imagesFull': ['最多 {{limit}} 张图片，请先删除', 'There is room for {{limit}} only. Delete one first'],
  'ui.imagesTooMany': [
    '还可添加 {{room}} 张，您选择了 {{chosen}} 张，均未添加',
    'There is room for {{room}} more. You chose {{chosen}}, so none was added',
  ],
  'ui.imageTwice': ['{{name}} 已在列表中', '{{name}} is there already'],
  'ui.imageOpen': ['查看大图 {{name}}', 'Enlarge {{name}}'],
  'ui.imageRemove': ['删除 {{name}}', 'Delete {{name}}'],
  'ui.imageEarlier': ['{{name}} 前移', 'Move {{name}} forward'],
  'ui.imageLater': ['{{name}} 后移', 'Move {{name}} back'],
  'ui.imageSending': ['正在上传 {{name}}', 'Uploading {{name}}'],
  'ui.imageCancel': ['取消上传 {{name}}', 'Cancel the upload of {{name}}'],
  'ui.imageRetry': ['重新上传 {{name}}', 'Upload {{name}} again'],
  'ui.imageStored': ['{{name}} 已上传', '{{name}} is uploaded'],
  'ui.imageRemoved': ['{{name}} 已删除', '{{name}} is deleted'],
  'ui.imageMoved': ['{{name}} 现为第 {{at}} 张，共 {{count}} 张', '{{name}} is now number {{at}} of {{count}}'],
  'ui.imageOf': ['{{at}} / {{count}} 张', '{{at}} of {{count}}'],
  'ui.imagePrevious': ['上一张', 'Previous picture'],
  'ui.imageNext': ['下一张', 'Next picture'],
  'ui.zoomIn': ['放大', 'Zoom in'],
  'ui.zoomOut': ['缩小', 'Zoom out'],
});
