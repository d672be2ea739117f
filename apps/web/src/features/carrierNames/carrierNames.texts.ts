import { defineMessages } from '@pressroom/contract/catalogue';

export const carrierNamesTexts = defineMessages({
  'carrierNames.marketplace': ['平台', 'Marketplace'],
  'carrierNames.ours': ['我们的承运商', 'Our carrier'],
  'carrierNames.theirs': ['平台的承运商', 'The marketplace’s carrier'],
  'carrierNames.title': ['选择平台的承运商', 'Choose the marketplace’s carrier'],
  'carrierNames.question': [
    '“{{carrier}}”对应{{marketplace}}的哪一个承运商？',
    'Which of {{marketplace}}’s carriers is “{{carrier}}”?',
  ],
  'carrierNames.remembered': [
    '选定后会记住，以后不再询问；可在“订单同步”的“承运商对应”中修改。',
    'Your choice is remembered, so you are asked only once. You can change it under Order sync, Carriers.',
  ],
  'carrierNames.goesOn': [
    '选定后继续发货 {{count}} 单',
    '{{count}} shipments are waiting and will continue',
    '{{count}} shipment is waiting and will continue',
  ],
  'carrierNames.choose': ['选择承运商', 'Choose carrier'],
  'carrierNames.change': ['修改', 'Change'],
  'carrierNames.answered': ['已记住：{{ours}} 即 {{theirs}}', 'Remembered: {{ours}} is {{theirs}}'],
  'carrierNames.none': ['都不是', 'None of these'],
  'carrierNames.noneTitle': ['平台没有“{{carrier}}”？', 'The marketplace has no “{{carrier}}”?'],
  'carrierNames.noneDetail': [
    '等待中的 {{count}} 单不会发货，将退回“生产中”。请在订单上改正承运商后重新发货。',
    '{{count}} waiting shipments will not be sent, and the orders go back to In production. Correct the carrier on them and ship again.',
    '{{count}} waiting shipment will not be sent, and the order goes back to In production. Correct the carrier on it and ship again.',
  ],
  'carrierNames.noneOk': ['不发货，改订单', 'Do not ship'],
  'carrierNames.forget': ['删除', 'Delete'],
  'carrierNames.forgetTitle': ['删除“{{carrier}}”的对应？', 'Delete the match for “{{carrier}}”?'],
  'carrierNames.forgetDetail': [
    '下次发货时会重新匹配或询问。',
    'The next shipment is matched again, or you are asked again.',
  ],
  'carrierNames.forgotten': ['已删除“{{carrier}}”的对应', 'Match for “{{carrier}}” deleted'],
  'carrierNames.unanswered': ['待选择', 'Not chosen yet'],
  'carrierNames.waiting': ['等待发货', 'Waiting'],
  'carrierNames.by': ['选择人', 'Chosen by'],
  'carrierNames.at': ['选择时间', 'Chosen at'],
  'carrierNames.empty': [
    '还没有需要人工对应的承运商：名称相近的会自动匹配',
    'No carrier had to be matched by hand yet: similar names are matched automatically',
  ],
});
