import { type FailureKind, MarketplaceFailure } from '../shared/MarketplaceFailure.ts';

/**
 * - `reconnect`: the seller must issue a new token, or key, secret and token do not belong together.
 * - `grantScope`: the seller must tick this interface for our app. - `appRefused`: TEMU must open it for the app.
 * - `agreement`: the seller must sign an agreement. - `wrongShop`: this kind of shop has no such data.
 * - `wrongAddress`: our server's address is not on the app's list.
 * - `wrongZone`: the interface does not live here, no longer lives, or the order belongs to another region.
 * - `buyerAsks`: a cancellation or a change of address waits for the seller's answer.
 * - `alreadyDone`: shipped or requested before. - `tooEarly`: the same call may succeed later.
 * - `clock`: our time and TEMU's are too far apart. - `passing`: a fault inside TEMU that ends by itself.
 */
export type TemuProblem =
  | 'reconnect'
  | 'grantScope'
  | 'appRefused'
  | 'agreement'
  | 'wrongShop'
  | 'wrongAddress'
  | 'wrongZone'
  | 'buyerAsks'
  | 'alreadyDone'
  | 'tooEarly'
  | 'notFound'
  | 'throttled'
  | 'clock'
  | 'passing';

/**
 * One list for all gateways: the Chinese and the regional ones have different codes for the same thing, and nobody
 * says which of them the partner gateway uses. A code that stands in no list is a refusal by rule.
 */
export const problemCodes: Record<TemuProblem, { kind: FailureKind; codes: string[] }> = {
  reconnect: {
    kind: 'auth',
    codes: [
      '7000002 7000003 7000006 7000007 7000014 7000015 7000018 7000020',
      '3000001 3000019 3000020 3000025 3000026 3000030 3000031 3000033 3000034 3000040',
    ].flatMap((codes) => codes.split(' ')),
  },
  grantScope: { kind: 'permission', codes: ['7000019', '7000022', '3000032'] },
  appRefused: {
    kind: 'permission',
    codes: ['7000005', '3000021', '3000022', '3000027', '3000028', '5000000'],
  },
  agreement: { kind: 'permission', codes: ['140020003', '180020008'] },
  wrongShop: { kind: 'permission', codes: ['140020001'] },
  wrongAddress: { kind: 'permission', codes: ['5000003'] },
  wrongZone: { kind: 'rejected', codes: ['7000016', '3000003', '3000004', '5000002', '6000001', '120011072'] },
  buyerAsks: { kind: 'rejected', codes: ['120012023', '120012030', '120017007'] },
  alreadyDone: { kind: 'rejected', codes: ['120012004', '120012013', '120012020'] },
  tooEarly: { kind: 'rejected', codes: ['120012037', '120012038', '120018012', '140020008', '140020009'] },
  notFound: { kind: 'notFound', codes: ['120018027', '140020002'] },
  throttled: { kind: 'throttled', codes: ['4000004'] },
  clock: {
    kind: 'unavailable',
    codes: ['7000008', '7000010', '7000011', '3000010', '3000011', '3000012'],
  },
  // 7000000 says "type missing" on the Chinese gateway, which never happens, and "business service error" elsewhere.
  passing: { kind: 'unavailable', codes: ['4000000', '1000001', '1000005', '7000000'] },
};

/** What a person can do about it; undefined where only the code and TEMU's own words say more. */
export function temuProblemOf(failure: MarketplaceFailure): TemuProblem | undefined {
  return problemWith(failure.code);
}

export function kindOfCode(code: string | undefined): FailureKind | undefined {
  const problem = problemWith(code);
  return problem && problemCodes[problem].kind;
}

function problemWith(code: string | undefined): TemuProblem | undefined {
  if (code === undefined) return undefined;
  return (Object.keys(problemCodes) as TemuProblem[]).find((problem) => problemCodes[problem].codes.includes(code));
}
