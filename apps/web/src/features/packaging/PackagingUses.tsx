import type { PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';

/** How many product templates use the template, leading to them. */
export function PackagingUses({ template: { id, name, useCount } }: { template: PackagingTemplate }) {
  const t = useT();
  const reachable = mayOpenPage(useSession(), '/products/stencil');
  if (!useCount || !reachable) return useCount;
  const search = new URLSearchParams({ outerPkgTemplateId: id });
  return (
    <Link to={`/products/stencil?${search.toString()}`} aria-label={t('packaging.showUses', { name, count: useCount })}>
      {useCount}
    </Link>
  );
}
