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
  'pictures.numbered': ['图片 {{at}}', 'Picture {{at}}'],
});
