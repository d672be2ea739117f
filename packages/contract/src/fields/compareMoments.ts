/**
 * Orders ISO 8601 moments in UTC, the earlier first, whatever the number of their decimals: PostgreSQL leaves out
 * trailing zeros, and `05.12Z` as a text stands after `05.126Z`.
 */
export function compareMoments(one: string, other: string): number {
  const [first, second] = [filled(one), filled(other)];
  return first < second ? -1 : Number(first > second);
}

function filled(moment: string): string {
  const [seconds, decimals = ''] = moment.slice(0, -1).split('.');
  return `${seconds}.${decimals.padEnd(9, '0')}`;
}
