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
  'pictures.slot.1': ['SHEIN 细节图', 'SHEIN detail pictures'],
  'pictures.slot.2': ['SHEIN 方形图', 'SHEIN square picture'],
  'pictures.slot.3': ['SHEIN 详情图', 'SHEIN detailed pictures'],
  'pictures.slot.7': ['SHEIN 色块图', 'SHEIN colour block picture'],
  'pictures.slot.4': ['TEMU 轮播图', 'TEMU carousel images'],
  'pictures.slot.5': ['TEMU 规格图', 'TEMU specification drawing'],
  'pictures.slot.6': ['TEMU 外包装图', 'TEMU outer packaging images'],
  'pictures.slot.8': ['TEMU 素材图', 'TEMU material picture'],
  'pictures.slotCount': ['{{min}} 至 {{max}} 张', '{{min}} to {{max}}'],
  'pictures.slotUpTo': ['最多 {{max}} 张', 'up to {{max}}'],
  'pictures.takeFrom': ['使用其他位置的图片', 'Use pictures from'],
  'pictures.taken': ['已添加 {{count}} 张图片', 'Pictures added: {{count}}'],
  'pictures.notTaken': [
    '“{{from}}”中的第 {{at}} 张不符合要求：{{cause}}',
    'Picture {{at}} of “{{from}}” does not fit here: {{cause}}',
  ],
  'pictures.noRoom': ['图片已满，{{count}} 张未添加', 'No room for {{count}} more'],
  'pictures.replaceTitle': ['替换 TEMU 外包装图？', 'Replace the TEMU outer packaging images?'],
  'pictures.replaceDetail': [
    '当前的 {{present}} 张图片会被“{{name}}”的 {{count}} 张图片替换',
    'The present pictures ({{present}}) give way to those of “{{name}}” ({{count}})',
  ],
  'pictures.replace': ['替换', 'Replace'],
  'pictures.keep': ['保留', 'Keep'],
  'pictures.slotExactly': ['{{max}} 张', '{{max}}'],
});
