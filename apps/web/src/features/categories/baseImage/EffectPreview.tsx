import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import { scaled } from '../../../ui/Thumb.tsx';
import styles from './EffectPreview.module.css';

interface Props {
  product: Pick<ProductCode, 'code' | 'bottomImageUrl' | 'bottomImageMetaData' | 'printLocations'>;
  /** Addresses of the prints, in the order of the positions; a position without one shows its frame. */
  prints: readonly (string | undefined)[];
  width: number;
}

/** The product as it will look, before the server has made its picture: each print as large as its box allows. */
export function EffectPreview({ product, prints, width }: Props) {
  const { bottomImageUrl, bottomImageMetaData: base, printLocations } = product;
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  return (
    <div className={styles.canvas} style={{ width, aspectRatio: `${base.width} / ${base.height}` }}>
      <img className={styles.base} src={scaled(bottomImageUrl, width)} alt={product.code} />
      {printLocations.map((box, at) => {
        const print = prints[at];
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- a position is its place in the list
            key={at}
            className={styles.box}
            data-empty={!print}
            style={{
              insetInlineStart: share(box.x, base.width),
              insetBlockStart: share(box.y, base.height),
              width: share(box.width, base.width),
              height: share(box.height, base.height),
            }}
          >
            {print ? <img src={scaled(print, width)} alt="" /> : <span>{at + 1}</span>}
          </div>
        );
      })}
    </div>
  );
}
