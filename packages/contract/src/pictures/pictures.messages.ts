import { defineMessages } from '../catalogue.ts';

export const picturesMessages = defineMessages({
  'pictures.unknown': ['图片不存在或已过期，请重新上传', 'This picture no longer exists. Upload it again'],
  'pictures.format': ['仅支持 {{formats}} 格式的图片', 'Only {{formats}} pictures are accepted'],
  'pictures.bytes': [
    '图片大小为 {{megabytes}} MB，不能超过 {{most}} MB',
    'The picture is {{megabytes}} MB; at most {{most}} MB is allowed',
  ],
  'pictures.ratio': [
    '图片为 {{width}}×{{height}} 像素，宽高比应为 {{ratios}}',
    'The picture is {{width}}×{{height}} pixels; its aspect ratio must be {{ratios}}',
  ],
  'pictures.pixels': [
    '图片为 {{width}}×{{height}} 像素，要求 {{sizes}}',
    'The picture is {{width}}×{{height}} pixels; required: {{sizes}}',
  ],
  'pictures.damaged': [
    '图片无法读取，可能已损坏或像素过多',
    'The picture cannot be read. It may be damaged or have too many pixels',
  ],
  'pictures.refused': ['未上传图片。{{files}}', 'No picture was uploaded. {{files}}'],
  'pictures.refusedFile': ['{{name}}：{{problems}}', '{{name}}: {{problems}}'],
  'pictures.tooSmallToFix': [
    '图片太小（{{width}}×{{height}} 像素），需放大 {{times}} 倍会模糊，最多放大 {{most}} 倍，请换更大的图片',
    'The picture is too small ({{width}}×{{height}} pixels): enlarged {{times}} times it would be blurry; at most {{most}} times is allowed. Use a larger one',
  ],
  'pictures.tooHeavyToFix': [
    '压缩到最小仍超过 {{most}} MB，请换一张图片',
    'Even fully compressed it is over {{most}} MB. Use another picture',
  ],
  'pictures.tooFewDetail': ['请至少选择 {{count}} 张细节图', 'Please select at least {{count}} detail pictures'],
  'pictures.tooFewCarousel': ['请至少选择 {{count}} 张轮播图', 'Please select at least {{count}} carousel images'],
  'pictures.tooFewOuterPackaging': ['请选择外包装图片', 'Please select outer packaging images'],
  'pictures.tooManyPictures': ['最多 {{count}} 张图片', 'At most {{count}} pictures'],
  'pictures.otherMarketplace': ['此处只能放 {{marketplace}} 的图片', 'Only pictures for {{marketplace}} belong here'],
});
