import type { ProductCodeUses } from '@pressroom/contract/categories/productCodes';
import { Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage, type PagePath } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

interface Props {
  code: string;
  uses: ProductCodeUses;
  onClose: () => void;
}

interface Place {
  page: PagePath;
  count: number;
  text: string;
}

/** Why a product code was not deleted: what uses it, with the way there for those who may go. */
export function CodeInUse({ code, uses: { mappings, orderLines, skus, variantSkus, listings }, onClose }: Props) {
  const t = useT();
  const session = useSession();
  const single = skus - variantSkus;
  const places: readonly Place[] = [
    { page: '/products/skuMapping', count: mappings, text: t('categories.usedByMappings', { count: mappings }) },
    { page: '/order/index', count: orderLines, text: t('categories.usedByOrders', { count: orderLines }) },
    { page: '/products/management', count: single, text: t('categories.usedBySingle', { count: single }) },
    {
      page: '/products/multiAttribute',
      count: variantSkus,
      text: t('categories.usedByVariants', { count: variantSkus }),
    },
    { page: '/products/publish', count: listings, text: t('categories.usedByListings', { count: listings }) },
  ];
  const search = new URLSearchParams({ productCode: code }).toString();
  return (
    <Dialog
      title={t('categories.codeInUse', { code })}
      width={480}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <ul>
        {places
          .filter(({ count }) => count > 0)
          .map(({ page, text }) => (
            <li key={page}>{mayOpenPage(session, page) ? <Link to={`${page}?${search}`}>{text}</Link> : text}</li>
          ))}
      </ul>
    </Dialog>
  );
}
