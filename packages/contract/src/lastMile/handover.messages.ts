import { defineMessages } from '../catalogue.ts';

export const handoverMessages = defineMessages({
  'handover.severalChannels': ['一张交接单只能包含一个渠道的包裹', 'A manifest can hold parcels of one channel only'],
  'handover.refused': [
    '{{count}} 个包裹不能交接，未生成交接单',
    '{{count}} parcels cannot be handed over. No manifest was made',
    'One parcel cannot be handed over. No manifest was made',
  ],
  'handover.parcel.unknown': ['没有此面单', 'There is no such label'],
  'handover.parcel.notIssued': ['面单未出或已取消', 'Its label is not issued or was cancelled'],
  'handover.parcel.onManifest': ['已在交接单 {{number}} 上', 'It is already on manifest {{number}}'],
  'handover.parcel.void': ['面单已失效，请在订单中处理', 'Its label is void: fix it in the order'],
  'handover.parcel.orderOver': ['订单已关闭或已签收', 'Its order is closed or signed for'],
  'handover.notUndoable': [
    '只有创建人能在当天撤销交接单',
    'Only the person who created the manifest can undo it, on the same day',
  ],
});
