import { products } from '@pressroom/contract/products/products';
import type { ProductSpec } from '@pressroom/contract/products/product';
import { Button, Popover, Spin } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './parts.module.css';

/** Where stores sell a SKU; asked for when it is opened. */
export function ListingsPopover({ of }: { of: Pick<ProductSpec, 'id' | 'sku' | 'listingCount'> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (of.listingCount === 0) return <span className={styles.none}>–</span>;
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      title={t('products.listings')}
      content={open && <Listings id={of.id} />}
    >
      <Button type="link" size="small" aria-expanded={open} aria-label={t('products.listingsOf', { sku: of.sku })}>
        {t('products.listingCount', { count: of.listingCount })}
      </Button>
    </Popover>
  );
}

function Listings({ id }: { id: string }) {
  const t = useT();
  const { data, error } = useRead(products.listings, { productSpecId: id });
  if (error) return <span role="alert">{failureText(error, t)}</span>;
  if (!data) return <Spin size="small" />;
  return (
    <table className={styles.listings}>
      <thead>
        <tr>
          <th scope="col">{t('products.picture')}</th>
          <th scope="col">{t('products.storeType')}</th>
          <th scope="col">{t('products.store')}</th>
          <th scope="col">{t('products.msku')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((listing) => (
          <tr key={`${listing.storeName} ${listing.thirdPartySpecId}`}>
            <td>
              <Thumb src={listing.mainPictureUrl} alt="" size={40} />
            </td>
            <td>{listing.storeTypeName}</td>
            <td>{listing.storeName}</td>
            <td className={styles.number}>{listing.thirdPartySpecId}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
