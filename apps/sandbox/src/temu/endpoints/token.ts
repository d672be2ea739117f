import { z } from 'zod';
import { type Call, endpoint } from '../endpoint.ts';
import { badParameter } from '../refusal.ts';
import { eventCodes } from '../webhooks.ts';
import { isOrderZone, orderZones, regions } from '../zones.ts';

const nothing = z.object({});

/** Exists in the order zones and on the Chinese gateway, where the answer has fewer fields. */
export const tokenInfo = endpoint({
  type: 'bg.open.accesstoken.info.get',
  zones: ['cn', ...orderZones],
  always: true,
  body: nothing,
  act(call) {
    const { state, store, zone } = call;
    const info = { mallId: Number(store.sellerId), ...shared(call) };
    if (!isOrderZone(zone)) return info;
    const muted = state.webhooks.muted[store.id] ?? [];
    return {
      ...info,
      mallType: store.mode === 'semi' ? 1 : 2,
      semiUniqueId: `semi-${store.sellerId}`,
      regionId: regions[store.country].regionId,
      appSubscribeEventCodeList: eventCodes,
      appSubscribeStatus: state.webhooks.settings()['url'] === null ? 1 : 0,
      authEventCodeList: eventCodes.map((eventCode) => ({
        eventCode,
        permitsStatus: muted.includes(eventCode) ? 0 : 1,
      })),
    };
  },
});

export const partnerToken = endpoint({
  type: 'bg.open.accesstoken.info.get.global',
  zones: ['pa'],
  always: true,
  body: nothing,
  act: (call) => ({ mallName: call.store.name, uniqueId: `u-${call.store.sellerId}`, ...shared(call) }),
});

function shared({ state, store, interfaces }: Call<unknown>) {
  return {
    expiredTime: state.tokens.endsAt(store),
    apiScopeList: interfaces.filter((type) => state.tokens.ticked(store, type)),
  };
}

export const mallInfo = endpoint({
  type: 'bg.mall.info.get',
  zones: ['cn'],
  body: nothing,
  act: ({ store }) => ({ semiManagedMall: store.mode === 'semi', isThriftStore: false }),
});

const codes = z.array(z.enum(eventCodes)).max(20).default([]);

export const subscriptions = endpoint({
  type: 'bg.tmc.message.update',
  body: z.object({ permitEventCodeList: codes, cancelEventCodeList: codes }),
  act({ state, store, body: { permitEventCodeList, cancelEventCodeList } }) {
    if (permitEventCodeList.some((code) => cancelEventCodeList.includes(code)))
      throw badParameter('an event is both permitted and cancelled');
    const kept = (state.webhooks.muted[store.id] ?? []).filter(
      (code) => !permitEventCodeList.some((each) => each === code),
    );
    state.webhooks.mute(store, [...new Set([...kept, ...cancelEventCodeList])]);
    return true;
  },
});
