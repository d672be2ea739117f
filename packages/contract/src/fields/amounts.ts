/** Money is text with at most two decimals; where it is reckoned with, it is whole cents. */
export function centsOf(amount: string): bigint {
  const digits = amount.replace(/^-/, '');
  const [whole = '', fraction = ''] = digits.split('.');
  const value = BigInt(whole + fraction.padEnd(2, '0'));
  return digits === amount ? value : -value;
}

/** With its two decimals. */
export function amountOf(cents: bigint): string {
  if (cents < 0n) return `-${amountOf(-cents)}`;
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
