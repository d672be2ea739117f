import type { ProductSkc } from '../markets/product.ts';

const states = { review: 1, approved: 2, refused: 3, withdrawn: 4 } as const;

/** -1 not accepted, 1 in review, 2 approved, 3 rejected, 4 withdrawn, 5 under appeal. */
export const documentStateOf = ({ state }: ProductSkc): number => states[state];

/** The number of the document that SHEIN looks at or has looked at last. */
export const documentSnOf = ({ id, reviews }: ProductSkc): string =>
  `SPMPA${id.slice(1)}${String(reviews).padStart(3, '0')}`;

/** Why it was refused, once in each language. */
export const failedReasonsOf = ({ reasons }: ProductSkc): { language: string; content: string }[] =>
  reasons.flatMap(({ zh, en }) => [
    { language: 'zh-cn', content: zh },
    { language: 'en', content: en },
  ]);
