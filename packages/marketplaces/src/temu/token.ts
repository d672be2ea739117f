import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { nameOf } from '../shared/nameOf.ts';
import { list, optionalFlag, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { mallTypes } from './codes.ts';
import type { TemuGateway, TemuInterfaceKey, TemuScope } from './interfaces.ts';
import type { TemuStore } from './temuStore.ts';
import { optionalSeconds } from './temuTime.ts';

const token = z
  .object({
    mallId: optionalId,
    mallName: optionalText,
    uniqueId: optionalText,
    semiUniqueId: optionalText,
    expiredTime: optionalSeconds,
    apiScopeList: list(text),
    mallType: optionalInteger,
    regionId: optionalId,
    appSubscribeEventCodeList: list(text),
    appSubscribeStatus: optionalInteger,
    authEventCodeList: list(z.object({ eventCode: text, permitsStatus: optionalInteger })),
  })
  .transform((row) => ({
    mallId: row.mallId,
    mallName: row.mallName,
    uniqueId: row.uniqueId ?? row.semiUniqueId,
    expiresAt: row.expiredTime,
    /** Names of interfaces. */
    scopes: row.apiScopeList,
    mallTypeCode: row.mallType,
    mallType: nameOf(mallTypes, row.mallType),
    regionId: row.regionId,
    subscribedEvents: row.appSubscribeEventCodeList,
    permittedEvents: row.authEventCodeList,
    pushing: row.appSubscribeStatus === undefined ? undefined : row.appSubscribeStatus === 0,
  }));

export type TemuToken = z.output<typeof token>;

const asks: Record<TemuGateway, TemuInterfaceKey> = { orders: 'orderToken', PA: 'paToken', CN: 'cnToken' };

/** The interfaces that the token grants, and when it expires. The partner gateway names no mall id, the Chinese one no region. */
export async function getTemuToken(
  store: TemuStore,
  gateway: TemuGateway,
  options: CallOptions = {},
): Promise<TemuToken> {
  return await store.call(asks[gateway], {}, token, options);
}

/** The interfaces of a gateway that the seller has not granted, and the features that fail without them. */
export function missingTemuScopes(
  { settings }: Pick<TemuStore, 'settings'>,
  gateway: TemuGateway,
  { scopes }: Pick<TemuToken, 'scopes'>,
): { name: string; scope: TemuScope }[] {
  return Object.values(settings.interfaces)
    .filter((entry) => entry.gateway === gateway && entry.scope !== 'always' && !scopes.includes(entry.name))
    .map(({ name, scope }) => ({ name, scope }));
}

const mall = z
  .object({ semiManagedMall: optionalFlag, isThriftStore: optionalFlag })
  .transform(({ semiManagedMall, isThriftStore }) => ({ semiManaged: semiManagedMall, secondHand: isThriftStore }));

export type TemuMall = z.output<typeof mall>;

export async function getTemuMall(store: TemuStore, options: CallOptions = {}): Promise<TemuMall> {
  return await store.call('mallInfo', {}, mall, options);
}
