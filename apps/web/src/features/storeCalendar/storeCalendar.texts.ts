import { defineMessages } from '@pressroom/contract/catalogue';

export const storeCalendarTexts = defineMessages({
  'storeCalendar.act': ['发货时间', 'Shipping hours'],
  'storeCalendar.title': ['发货时间：{{name}}', 'Shipping hours of {{name}}'],
  'storeCalendar.saved': ['发货时间已保存', 'Shipping hours saved'],
  'storeCalendar.workingDays': ['发货日', 'Shipping days'],
  'storeCalendar.day.1': ['周一', 'Mon'],
  'storeCalendar.day.2': ['周二', 'Tue'],
  'storeCalendar.day.3': ['周三', 'Wed'],
  'storeCalendar.day.4': ['周四', 'Thu'],
  'storeCalendar.day.5': ['周五', 'Fri'],
  'storeCalendar.day.6': ['周六', 'Sat'],
  'storeCalendar.day.7': ['周日', 'Sun'],
  'storeCalendar.cutOff': ['截单时间', 'Cut-off time'],
  'storeCalendar.cutOffHint': [
    '在此之前备好的包裹当天发出；订单是否有超时风险按此计算',
    'Parcels that are ready by then ship the same day. Deadlines at risk are computed from it',
  ],
  'storeCalendar.holidays': ['不发货的日期', 'Days without shipping'],
  'storeCalendar.holidaysHint': ['如 2026-12-25，按回车添加', 'For example 2026-12-25, then Enter'],
});
