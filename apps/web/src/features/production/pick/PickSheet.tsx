import type { CallOutput } from '@pressroom/contract/endpoint';
import type { production } from '@pressroom/contract/production/production';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import styles from './pick.module.css';
import { PickGoodsTable } from './PickGoodsTable.tsx';

interface Props {
  sheet: CallOutput<typeof production.pickSheet>;
  /** When it was read. */
  at: string;
}

/** On A4: which blank shirts to fetch, then what is printed on them, with a box to tick for each. */
export function PickSheet({ sheet: { rows, goods, days, toMake, short }, at }: Props) {
  const t = useT();
  const named = days.map((day) => day ?? t('production.noDay')).join(t('platform.separator'));
  return (
    <article className={styles.sheet} aria-label={t('production.pickSheet')}>
      <h2>{t('production.pickSheet')}</h2>
      <dl className={styles.facts}>
        <Fact name={t('production.pickDays')} value={named} />
        <Fact name={t('production.pickShirts')} value={String(toMake)} />
        <Fact name={t('production.pickShort')} value={String(short)} />
        <Fact name={t('production.printedAt')} value={showTime(at)} />
      </dl>
      <h3>{t('production.pickBlanks')}</h3>
      <div className={styles.frame}>
        <table className={styles.rows} aria-label={t('production.pickBlanks')}>
          <thead>
            <tr>
              <th>{t('production.product')}</th>
              <th>{t('production.style')}</th>
              <th>{t('production.colour')}</th>
              <th>{t('production.size')}</th>
              <th data-end>{t('production.pick')}</th>
              <th data-end>{t('production.shelf')}</th>
              <th data-end>{t('production.shelfMade')}</th>
              <th data-end>{t('production.short')}</th>
              <th>{t('production.fetched')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.productCode} data-short={row.short > 0}>
                <th scope="row">{row.productCode}</th>
                <td>{row.styleName}</td>
                <td>{row.colorName}</td>
                <td>{row.sizeName}</td>
                <td data-end>
                  <strong>{row.toMake}</strong>
                </td>
                <td data-end>{row.realStock ?? '–'}</td>
                <td data-end>{row.made}</td>
                <td data-end>{row.short > 0 ? row.short : ''}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>{t('production.pickGoods')}</h3>
      <PickGoodsTable goods={goods} />
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
