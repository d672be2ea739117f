import type { StoreGrant, WarningLevel } from '@pressroom/contract/stores/authorization';

const dayMs = 86_400_000;
const levels: readonly { level: WarningLevel; withinDays: number }[] = [
  { level: 'expired', withinDays: 0 },
  { level: 'day', withinDays: 1 },
  { level: 'week', withinDays: 7 },
  { level: 'month', withinDays: 30 },
];

/** When somebody is told that an authorisation ends. */
export const warningDays = 30;

export function warningOf(expiresAt: Date | null, now: Date): StoreGrant['warning'] {
  if (!expiresAt) return null;
  const days = (expiresAt.getTime() - now.getTime()) / dayMs;
  const reached = levels.find(({ withinDays }) => days <= withinDays);
  return reached ? { days: Math.max(0, Math.floor(days)), level: reached.level } : null;
}

/** Whether this has not been said before; `said` may be any former level, or none. */
export function isNearer(level: WarningLevel, said: string | null): boolean {
  const place = (one: string | null) => levels.findIndex((each) => each.level === one);
  return said === null || place(level) < place(said);
}
