import { defineMessages } from '@pressroom/contract/catalogue';

export const picturesTexts = defineMessages({
  'pictures.rule': [
    '{{formats}}，每张不超过 {{most}} MB，可拖入或粘贴',
    '{{formats}}, up to {{most}} MB. Drop or paste here',
  ],
  'pictures.ruleOfShapes': [
    '{{formats}}，每张不超过 {{most}} MB，{{shapes}}，可拖入或粘贴',
    '{{formats}}, up to {{most}} MB, {{shapes}}. Drop or paste here',
  ],
  'pictures.numberedOf': ['{{of}} 图片 {{at}}', '{{of}}, picture {{at}}'],
  'pictures.stillUploading': [
    '图片仍在上传，请稍候再保存',
    'Pictures are still being uploaded. Save when they are there',
  ],
  'pictures.numbered': ['图片 {{at}}', 'Picture {{at}}'],
});
