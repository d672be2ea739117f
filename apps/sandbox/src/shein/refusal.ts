interface Details {
  status?: number;
}

/** Ends a call with a code other than 0. SHEIN does not publish its codes, so most of these begin with `sandbox`. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, { status = 200 }: Details = {}) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const unknownOrder = (number: string) =>
  new Refusal('sandbox-order-001', `订单不存在 There is no order ${number} in this store`);

export const wrongState = (why: string) => new Refusal('sandbox-order-002', `订单状态不允许 ${why}`);

export const badParameter = (what: string) => new Refusal('sandbox-param-001', `请求参数异常 ${what}`);
