import type { ProductSpec } from '@pressroom/contract/products/product';
import { Popover } from 'antd';
import type { ReactElement } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './parts.module.css';

type Component = ProductSpec['components'][number];

interface Props {
  components: readonly Component[];
  /** What opens it. */
  children: ReactElement;
}

/** What a combination is made of: picture, SKU, name and number of each. */
export function ComponentsPopover({ components, children }: Props) {
  const t = useT();
  return (
    <Popover
      trigger={['click', 'hover']}
      placement="right"
      title={t('products.components')}
      content={
        <ul className={styles.components}>
          {components.map((component) => (
            <li key={component.id}>
              <Thumb src={component.mainPictureUrl} alt="" size={40} />
              <span className={styles.words}>
                <strong>{component.sku}</strong>
                <span>{component.name}</span>
              </span>
              <span className={styles.quantity}>× {component.quantity}</span>
            </li>
          ))}
        </ul>
      }
    >
      {children}
    </Popover>
  );
}
