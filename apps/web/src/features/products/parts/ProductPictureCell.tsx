import type { ProductSpec } from '@pressroom/contract/products/product';
import { useT } from '../../../i18n/i18n.ts';
import { PictureThumbs } from '../../pictures/pictures.public.tsx';
import { ComponentsPopover } from './ComponentsPopover.tsx';
import styles from './parts.module.css';

type Pictured = Pick<ProductSpec, 'mainPictureUrl' | 'name' | 'components'>;

/** The shirt, at full size on demand; of a combination also what it holds beside its first product. */
export function ProductPictureCell({ of: { mainPictureUrl, name, components } }: { of: Pictured }) {
  const t = useT();
  const others = components.slice(1);
  const shown = mainPictureUrl || components[0]?.mainPictureUrl;
  return (
    <span className={styles.pictures}>
      {shown ? (
        <PictureThumbs value={[shown]} of={name} />
      ) : (
        <span className={styles.noPicture}>{t('products.noPicture')}</span>
      )}
      {others.length > 0 && (
        <ComponentsPopover components={others}>
          <button
            type="button"
            className={styles.more}
            aria-label={t('products.otherComponents', { count: others.length })}
          >
            +{others.length}
          </button>
        </ComponentsPopover>
      )}
    </span>
  );
}
