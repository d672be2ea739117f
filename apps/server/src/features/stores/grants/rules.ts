import type { GrantScope, StoreGrant, WarningLevel } from '@pressroom/contract/stores/authorization';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';

const dayMs = 86_400_000;
const levels: readonly { level: WarningLevel; withinDays: number }[] = [
  { level: 'expired', withinDays: 0 },
  { level: 'day', withinDays: 1 },
  { level: 'week', withinDays: 7 },
  { level: 'month', withinDays: 30 },
];

/** An authorisation that ends within this many days is shown as a warning. */
export const warningDays = 30;

export function warningOf(expiresAt: Date | null, now: Date): StoreGrant['warning'] {
  if (!expiresAt) return null;
  const days = (expiresAt.getTime() - now.getTime()) / dayMs;
  const reached = levels.find(({ withinDays }) => days <= withinDays);
  return reached ? { days: Math.max(0, Math.floor(days)), level: reached.level } : null;
}

/** Whether the level is more urgent than the former one, which may be none. */
export function isMoreUrgent(level: WarningLevel, former: string | null): boolean {
  const rank = (one: string | null) => levels.findIndex((each) => each.level === one);
  return former === null || rank(level) < rank(former);
}

/** What a store is authorised for once a scope is granted (1) or withdrawn (0). SHEIN grants everything at once, TEMU products apart from orders. */
export function authorizedBy({ typeCode }: { typeCode: string }, scope: GrantScope, status: 0 | 1) {
  if (scope === 'products') return { productAuthStatus: status };
  return { authStatus: status, ...(marketplaceOf(typeCode) === 'shein' && { productAuthStatus: status }) };
}
