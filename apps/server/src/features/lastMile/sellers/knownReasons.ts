import type { Message } from '@pressroom/contract/message';

/** What providers say in words of their own, by what is common to how they say it. The first that fits counts. */
const known: readonly [pattern: RegExp, meaning: Message][] = [
  [/(not|no).{0,12}(to this )?country|国家.{0,6}(不支持|无法)|不支持.{0,4}国家/i, { key: 'lastMile.reason.country' }],
  [/post ?code|postal|zip|邮编/i, { key: 'lastMile.reason.postcode' }],
  [/balance|insufficient|余额/i, { key: 'lastMile.reason.balance' }],
  [/weight|overweight|重量|超重/i, { key: 'lastMile.reason.weight' }],
  [/dimension|size|length|尺寸|超长/i, { key: 'lastMile.reason.size' }],
  [/phone|电话|手机/i, { key: 'lastMile.reason.phone' }],
  [/no such channel|channel.{0,12}(not|un)|渠道不存在|渠道.{0,4}停用/i, { key: 'lastMile.reason.channel' }],
  [/carrier.{0,6}(has|scanned)|已揽收|已扫描/i, { key: 'lastMile.reason.scanned' }],
  [/address|street|city|地址|城市/i, { key: 'lastMile.reason.address' }],
];

/** The provider's words in full, and what they mean in the reader's language where that is known. */
export function said(provider: string, reason: string): Message {
  const meaning = known.find(([pattern]) => pattern.test(reason))?.[1];
  return meaning
    ? { key: 'lastMile.seller.meant', params: { provider, meaning, reason } }
    : { key: 'lastMile.seller.said', params: { provider, reason } };
}
