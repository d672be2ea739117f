import LinkOutlined from '@ant-design/icons/LinkOutlined';
import type { ProductSpec } from '@pressroom/contract/products/product';
import { Tooltip } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './parts.module.css';

type Stocked = Pick<ProductSpec, 'realStock' | 'followsStock' | 'inventory' | 'productCode' | 'components'>;

/** What can be sold, marked where it follows the product code or the components. */
export function StockText({ of }: { of: Stocked }) {
  const t = useT();
  const { realStock, followsStock } = of;
  const told = followsStock && followed(of);
  return (
    <span className={styles.stock}>
      {told && (
        <Tooltip title={t(told, { code: of.productCode })}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what it follows is read in the tooltip */}
          <span className={styles.follows} role="img" aria-label={t(told, { code: of.productCode })} tabIndex={0}>
            <LinkOutlined />
          </span>
        </Tooltip>
      )}
      <span className={styles.number} data-empty={realStock === 0}>
        {realStock.toLocaleString('en')}
      </span>
    </span>
  );
}

function followed({ components, inventory }: Stocked) {
  if (components.length > 0) return 'products.followsComponents';
  return inventory === null ? 'products.followsNothing' : 'products.followsCode';
}
