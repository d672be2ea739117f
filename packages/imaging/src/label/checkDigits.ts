/** Each takes the whole number, its check digit last. */

const digitsOf = (text: string) => Array.from(text, Number);

function endsWithComplementOf(sum: number, check: number): boolean {
  return (10 - (sum % 10)) % 10 === check;
}

/** UPS: the sixteen characters after `1Z`. A letter counts as its ASCII code less three, modulo ten. */
export function upsChecks(serial: string): boolean {
  const values = Array.from(serial, (each) => (/\d/.test(each) ? Number(each) : (each.charCodeAt(0) - 3) % 10));
  const sum = values.slice(0, -1).reduce((total, value, i) => total + value * (i % 2 === 0 ? 1 : 2), 0);
  return endsWithComplementOf(sum, values.at(-1)!);
}

/** The ordinary GS1 rule, used by USPS and SSCC: weights 3 and 1 from the right. */
export function gs1Checks(number: string): boolean {
  const digits = digitsOf(number);
  const sum = digits
    .slice(0, -1)
    .reverse()
    .reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0);
  return endsWithComplementOf(sum, digits.at(-1)!);
}

/** FedEx Ground, fifteen digits: weights 1 and 3 from the left. */
export function fedexGroundChecks(number: string): boolean {
  const digits = digitsOf(number);
  const sum = digits.slice(0, -1).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0);
  return endsWithComplementOf(sum, digits.at(-1)!);
}

/** FedEx Express, twelve digits: weights 3, 1, 7, modulo 11 and then 10. */
export function fedexExpressChecks(number: string): boolean {
  const digits = digitsOf(number);
  const sum = digits.slice(0, -1).reduce((total, digit, i) => total + digit * [3, 1, 7][i % 3]!, 0);
  return (sum % 11) % 10 === digits.at(-1);
}
