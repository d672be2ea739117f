import { z } from 'zod';
import { enumOf } from '../fields/choices.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';

/** The scopes of a store's keys. TEMU has a set of keys for each scope; SHEIN's single set belongs to the first. */
export const grantScopes = ['orders', 'products'] as const;
export const grantScope = z.enum(grantScopes);
export type GrantScope = z.output<typeof grantScope>;

/** The names of the keys of each scope; all keys are secrets. */
export const scopeKeys = {
  orders: ['authKey', 'authSecret', 'authToken'],
  products: ['productKey', 'productSecret', 'productToken'],
} as const satisfies Record<GrantScope, readonly string[]>;

const storeKey = z.enum([...scopeKeys.orders, ...scopeKeys.products]);
export type StoreKey = z.output<typeof storeKey>;

/** How soon an authorisation ends: it has ended, or ends within a day, a week or a month. */
export const warningLevel = z.enum(['expired', 'day', 'week', 'month']);
export type WarningLevel = z.output<typeof warningLevel>;

export const grant = z.object({
  scope: grantScope,
  authorizedAt: momentOut,
  expiresAt: momentOut.nullable().meta({ description: 'null: does not expire, or nobody says when' }),
  missingScopes: z.array(z.string()).meta({ description: 'interfaces that the seller has not allowed us' }),
  checkedAt: momentOut.nullable(),
  problem: words.nullable(),
  warning: z.object({ days: z.int().meta({ description: 'whole days left' }), level: warningLevel }).nullable(),
  keptKeys: z.array(storeKey).meta({ description: 'the others are those of the settings' }),
});
export type StoreGrant = z.output<typeof grant>;

export const lastSync = z.object({
  state: z.enum(['running', 'done', 'failed', 'cut']),
  cause: z.enum(['schedule', 'webhook', 'manual']),
  startedAt: momentOut,
  endedAt: momentOut.nullable(),
  found: z.int(),
  created: z.int(),
  changed: z.int(),
  failed: z.int(),
  msg: words.nullable(),
});
export type LastSync = z.output<typeof lastSync>;

const key = optionalText(500);
/** 1 returns to the app of the settings and deletes the store's own app key and secret. */
const settingsApp = filter(enumOf({ yes: 1, no: 0 }));

/** The `state` for SHEIN's page, which sends it back: it names the store. */
export const sheinState = (storeId: string) => `shein_${storeId}`;

/**
 * Fields of products for that scope, those of orders, or what SHEIN's page sent back, for the other. A key left blank is
 * the one that is kept, if there is one; a warehouse without any key changes the warehouse alone.
 */
export const authorizationForm = z
  .object({
    id: id('Store'),
    name: text({ max: 50 }).optional(),
    authKey: key,
    authSecret: key,
    authToken: key,
    tempToken: key,
    state: optionalText(100),
    productKey: key,
    productSecret: key,
    productToken: key,
    warehouseId: optionalText(100),
    warehouseName: optionalText(200),
    settingsApp,
  })
  .check(
    z.refine<Record<StoreKey | 'tempToken', string>>(
      (given) => !scopeKeys.products.some((name) => given[name]) || !orderKeys.some((name) => given[name]),
      { path: ['productToken'], error: 'stores.oneScope' },
    ),
  );
export type AuthorizationForm = z.output<typeof authorizationForm>;

const orderKeys = [...scopeKeys.orders, 'tempToken'] as const;

type Scoped = Pick<AuthorizationForm, StoreKey | 'tempToken' | 'warehouseId'>;

/** The product set is meant where any of its fields is filled, or a warehouse and no other key. */
export function scopeOf(given: Scoped): GrantScope {
  if (scopeKeys.products.some((name) => given[name])) return 'products';
  return given.warehouseId && !orderKeys.some((name) => given[name]) ? 'products' : 'orders';
}

/** Keys left blank are those kept for store `id`, if it is given, or the settings'. */
export const warehouseQuery = z.object({
  id: id('Store').optional(),
  productKey: key,
  productSecret: key,
  productToken: key,
  settingsApp,
});

export const siteWarehouses = z.object({
  siteId: z.string(),
  siteName: z.string(),
  validWarehouseList: z.array(
    z.object({ warehouseId: z.string(), warehouseName: z.string(), warehouseDisable: z.boolean() }),
  ),
});
export type SiteWarehouses = z.output<typeof siteWarehouses>;

export const connectionTest = z.object({
  scope: grantScope,
  connected: z.boolean(),
  msg: words,
  expiresAt: momentOut.nullable(),
  missingScopes: z.array(z.string()),
});
export type ConnectionTest = z.output<typeof connectionTest>;
