import { categories } from '@pressroom/contract/categories/categories';
import { type CodeEntry, codeType } from '@pressroom/contract/codes/codes';
import { Link } from 'react-router';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';

const filters: Readonly<Record<number, string>> = {
  [codeType.style]: 'styleCode',
  [codeType.colour]: 'colorCode',
  [codeType.size]: 'sizeCode',
};

/** How often the entry is used, leading to where. */
export function CodeUses({ entry: { type, code, useCount } }: { entry: CodeEntry }) {
  const t = useT();
  // whoever may write product information may open its page
  const reachable = useCanCall()(categories.update);
  if (!useCount || !reachable) return useCount;
  const search = new URLSearchParams({ [filters[type]!]: code });
  return (
    <Link to={`/products/information?${search.toString()}`} aria-label={t('codes.showUses', { code, count: useCount })}>
      {useCount}
    </Link>
  );
}
