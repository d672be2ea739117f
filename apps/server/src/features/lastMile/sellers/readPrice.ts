import { minorUnits } from '../../../platform/minorUnits.ts';

/** A price as a marketplace writes it, exactly. Undefined where it names none, or in a way that nobody can read. */
export function readPrice(
  price: string | undefined,
  currency: string | undefined,
): { amount: bigint; currency: string } | undefined {
  const plain = price?.trim() ?? '';
  if (!/^\d+(\.\d+)?$/.test(plain) || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { amount: minorUnits(plain, currency), currency };
}
