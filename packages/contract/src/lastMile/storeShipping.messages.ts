import { defineMessages } from '../catalogue.ts';

/** Texts about the rule by which a store buys labels from its marketplace. */
export const storeShippingMessages = defineMessages({
  'storeShipping.unanswered': ['{{reason}}', '{{reason}}'],
  'storeShipping.channelsRequired': ['请至少选择一个渠道', 'Choose at least one channel'],
  'storeShipping.noDays': [
    'TEMU 不提供时效，不能按最快选择',
    'TEMU gives no delivery times, so “fastest” is not available',
  ],
  'storeShipping.noOrder': [
    '店铺没有待发货订单，暂时无法获取渠道',
    'Channels are available when the store has an order to ship',
  ],
});
