import type { PickGoods } from '@pressroom/contract/production/board';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './pick.module.css';

/** A picture that is out of sight is fetched at once: the printer waits for none. */
const pictures = { size: 56, from: 56 };

/** How many pieces of each product code get which prints. */
export function PickGoodsTable({ goods }: { goods: readonly PickGoods[] }) {
  const t = useT();
  return (
    <div className={styles.frame}>
      <table className={styles.rows} aria-label={t('production.pickGoods')}>
        <thead>
          <tr>
            <th>{t('production.product')}</th>
            <th>{t('production.prints')}</th>
            <th data-end>{t('production.pick')}</th>
            <th data-end>{t('production.laidOut')}</th>
            <th data-end>{t('production.remakes')}</th>
            <th>{t('production.pickDone')}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map(({ productCode, productName, picture, prints, toMake, laidOut, remakes }) => (
            <tr key={JSON.stringify([productCode, prints])}>
              <th scope="row">
                <span className={styles.pictured}>
                  <Thumb {...pictures} src={picture} alt={productName} />
                  {productCode}
                </span>
              </th>
              <td>
                {prints.map(({ position, name, picture: print }) => (
                  <span key={position} className={styles.pictured}>
                    <Thumb {...pictures} src={print} alt={name} />
                    {t('production.position', { position, name })}
                  </span>
                ))}
              </td>
              <td data-end>
                <strong>{toMake}</strong>
              </td>
              <td data-end>{laidOut || ''}</td>
              <td data-end>{remakes || ''}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
