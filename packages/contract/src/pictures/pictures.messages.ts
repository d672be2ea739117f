import { defineMessages } from '../catalogue.ts';

export const picturesMessages = defineMessages({
  'pictures.unknown': ['图片不存在或已过期，请重新上传', 'This picture does not exist any more. Upload it again'],
  'pictures.format': [
    '{{name}}：仅支持 {{formats}} 格式的图片',
    '{{name}}: only pictures of these formats are taken: {{formats}}',
  ],
  'pictures.bytes': [
    '{{name}}：图片大小不能超过 {{megabytes}}MB',
    '{{name}}: the picture cannot exceed {{megabytes}} MB',
  ],
  'pictures.ratio': [
    '{{name}}：图片为 {{width}}×{{height}}，比例应为 {{ratios}}',
    '{{name}}: the picture is {{width}}×{{height}}, its ratio should be {{ratios}}',
  ],
  'pictures.pixels': [
    '{{name}}：图片为 {{width}}×{{height}}，要求 {{sizes}}',
    '{{name}}: the picture is {{width}}×{{height}}, it should be {{sizes}}',
  ],
});
