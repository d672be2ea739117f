import { z } from 'zod';
import { encrypt } from '../cipher.ts';
import { appEndpoint } from '../endpoint.ts';
import { appKeys, storeKeys } from '../keys.ts';
import { Refusal } from '../refusal.ts';

export const getByToken = appEndpoint({
  path: '/open-api/auth/get-by-token',
  method: 'POST',
  body: z.object({ tempToken: z.string().min(1) }),
  act({ state, body: { tempToken } }) {
    const { world } = state.core;
    const about = state.tokens.get(tempToken);
    state.tokens.delete(tempToken);
    if (!about) throw new Refusal('sandbox-token-001', '临时令牌无效 The token is unknown or was used before');
    if (world.clock.reached(about.due)) throw new Refusal('sandbox-token-002', '临时令牌过期 The token has expired');
    const store = world.store(about.storeId);
    store.authorised = true;
    const { openKeyId, secretKey } = storeKeys(world, store);
    const { appId, appSecret } = appKeys(world);
    return {
      secretKey: encrypt(secretKey, appSecret),
      openKeyId,
      appid: appId,
      state: about.state,
      supplierId: Number(store.sellerId),
      // known only from the type definitions of a SHEIN library, which do not explain it
      supplierSource: 4,
      supplierBusinessMode: `${store.mode.toUpperCase()}-${store.country}`,
    };
  },
});
