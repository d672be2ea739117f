const hour = 3_600_000;

interface Day {
  /** That have to leave by the cut-off. */
  units: number;
  shippedUnits: number;
  firstShipped: string | null;
  /** Null: nothing leaves today. */
  cutOff: string | null;
}

/**
 * How much of what has to leave today will not, when it goes on as it has gone since the day's first shipment. The first
 * hour counts whole: two parcels in the first minute are no pace.
 */
export function paceOf(
  { units, shippedUnits, firstShipped, cutOff }: Day,
  now: Date,
): { unitsPerHour: number; late: number } {
  const worked = firstShipped === null ? 1 : Math.max(1, (now.getTime() - Date.parse(firstShipped)) / hour);
  const unitsPerHour = Math.round((shippedUnits * 10) / worked) / 10;
  const left = cutOff === null ? 0 : Math.max(0, (Date.parse(cutOff) - now.getTime()) / hour);
  return { unitsPerHour, late: Math.max(0, units - Math.floor(unitsPerHour * left)) };
}
