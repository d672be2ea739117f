import { type CodeEntry, codeType } from '@pressroom/contract/codes/codes';

export function sampleCode(given: Partial<CodeEntry> = {}): CodeEntry {
  return {
    id: '1',
    type: codeType.style,
    name: 'T-shirt',
    code: 'TEE',
    useCount: 0,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
    ...given,
  };
}
