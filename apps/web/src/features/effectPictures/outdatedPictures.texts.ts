import { defineMessages } from '@pressroom/contract/catalogue';

export const outdatedPicturesTexts = defineMessages({
  'outdatedPictures.title': [
    '{{products}} 个产品（{{skus}} 个 SKU）仍在使用旧效果图',
    '{{products}} product(s) with {{skus}} SKU(s) show the former effect picture',
  ],
  'outdatedPictures.detail': [
    '重新生成后将替换主图，并排在各图片位的首位；自行上传的主图不受影响。',
    'New ones replace the main pictures and come first in their slots. Main pictures that were uploaded stay.',
  ],
  'outdatedPictures.make': ['重新生成效果图', 'Make them anew'],
  'outdatedPictures.later': ['暂不', 'Not now'],
  'outdatedPictures.started': ['正在生成 {{skus}} 个 SKU 的效果图', 'Making the effect pictures of {{skus}} SKU(s)'],
});
