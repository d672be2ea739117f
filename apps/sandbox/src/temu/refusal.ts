/** Ends a call with `success` false and this code. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const badParameter = (what: string) => new Refusal(3_000_000, `bad params: ${what}`);

export const unknownOrder = (number: string) => new Refusal(140_020_002, `order not found: ${number}`);
