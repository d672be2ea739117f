import { defineMessages } from '@pressroom/contract/catalogue';

export const outdatedPicturesTexts = defineMessages({
  'outdatedPictures.title': [
    '{{products}} 个产品（{{skus}} 个 SKU）仍在使用旧效果图',
    '{{products}} product(s) with {{skus}} SKU(s) still use the old effect pictures',
  ],
  'outdatedPictures.detail': [
    '重新生成后将替换主图，并排在各图片位的首位；自行上传的主图不受影响。',
    'New ones replace the main pictures and come first in their slots. Main pictures that you uploaded stay.',
  ],
  'outdatedPictures.make': ['重新生成效果图', 'Regenerate'],
  'outdatedPictures.later': ['暂不', 'Not now'],
  'outdatedPictures.started': ['正在生成 {{skus}} 个 SKU 的效果图', 'Generating effect pictures for {{skus}} SKU(s)'],
});
