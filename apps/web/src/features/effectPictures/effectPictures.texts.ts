import { defineMessages } from '@pressroom/contract/catalogue';

export const effectPicturesTexts = defineMessages({
  'effectPictures.progress': [
    '正在生成效果图：{{done}} / {{total}}',
    'Generating effect pictures: {{done}} of {{total}}',
  ],
  'effectPictures.stop': ['停止生成', 'Stop'],
});
