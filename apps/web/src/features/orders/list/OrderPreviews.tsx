import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Popover } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './OrderPreviews.module.css';

const room = 2;
const small = 40;
const large = 320;

/** Pictures of the first lines; hovering enlarges one. */
export function OrderPreviews({ order }: { order: OrderRow }) {
  const t = useT();
  const lines = order.orderDetailsList;
  const shown = lines.slice(0, room);
  const hidden = lines.length - shown.length;
  return (
    <div className={styles.previews}>
      {shown.map((line, at) => (
        <Popover key={line.id} content={<Enlarged line={line} />} placement="rightTop" mouseEnterDelay={0.2}>
          <span className={styles.preview}>
            <Thumb src={pictureOf(line)} alt={nameOf(line)} size={small} />
            {line.num > 1 && <b className={styles.badge}>×{line.num}</b>}
            {hidden > 0 && at === shown.length - 1 && (
              <b className={styles.more} title={t('orders.moreLines', { count: hidden })}>
                +{hidden}
              </b>
            )}
          </span>
        </Popover>
      ))}
    </div>
  );
}

function Enlarged({ line }: { line: OrderLine }) {
  const t = useT();
  return (
    <div className={styles.enlarged}>
      <Thumb src={pictureOf(line)} alt={nameOf(line)} size={large} from={small} />
      <strong>
        {line.productCode ?? t('orders.unmapped')} × {line.num}
      </strong>
      <span>{[line.printingName, line.printingName2].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** The picture of the printed product, or of the print until there is one. */
export function pictureOf(line: OrderLine): string | null {
  return line.productCombinedImage ?? line.printingUrl ?? line.printingUrl2;
}

export function nameOf(line: OrderLine): string {
  return [line.productCode ?? line.msku, line.printingName, line.printingName2].filter(Boolean).join(' · ');
}
