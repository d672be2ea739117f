import { defineMessages } from '@pressroom/contract/catalogue';

export const exceptionsTexts = defineMessages({
  'exceptions.kinds': ['异常类型', 'Kinds of exceptions'],
  'exceptions.none': ['没有需要处理的订单', 'No order needs anybody'],
  'exceptions.keptPages': [
    '{{count}} 页面单未匹配订单',
    '{{count}} label pages without an order',
    'One label page without an order',
  ],
  'exceptions.ofStore': ['仅 {{shop}}', 'Only {{shop}}'],
  'exceptions.oneStore': ['一家店铺', 'one store'],
  'exceptions.tonight': ['今晚截单', 'Tonight’s cut-off'],
  'exceptions.due': [
    '{{shop}}：{{time}} 前须发 {{count}} 件，已发 {{shipped}} 件（{{pace}} 件/小时）',
    '{{shop}}: {{count}} pieces to ship by {{time}}, {{shipped}} shipped today ({{pace}} an hour)',
    '{{shop}}: one piece to ship by {{time}}, {{shipped}} shipped today ({{pace}} an hour)',
  ],
  'exceptions.dueNever': [
    '{{shop}}：今天不发货，有 {{count}} 件已到期',
    '{{shop}}: nothing ships today, {{count}} pieces are due',
    '{{shop}}: nothing ships today, one piece is due',
  ],
  'exceptions.late': [
    '按此速度将延误 {{count}} 件',
    '{{count}} will be late at this pace',
    'One will be late at this pace',
  ],
  'exceptions.inTime': ['可按时发完', 'All in time'],
});
