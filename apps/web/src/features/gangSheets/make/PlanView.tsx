import type { CallOutput } from '@pressroom/contract/endpoint';
import type { gangSheets } from '@pressroom/contract/production/gangSheets';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { OutcomeLines } from '../../../ui/OutcomeStrip.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import styles from './make.module.css';

type Plan = CallOutput<typeof gangSheets.planSheets>;

interface Props {
  plan: UseQueryResult<Plan>;
  /** Whether orders were chosen, and not single pieces. */
  isOrders: boolean;
}

/** How many sheets it would be, of how many of the chosen orders, and what is left out for which reason. */
export function PlanView({ plan: { data, isError, error, isFetching, refetch }, isOrders }: Props) {
  const t = useT();
  if (isError)
    return (
      <ErrorState
        detail={failureText(error, t) ?? t('gangSheets.planFailed')}
        action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
      />
    );
  if (!data) return <p className={styles.hint}>{t('gangSheets.planning')}</p>;
  const { sheets, pieces, chosen, orders, splitOrders, leftOut } = data;
  const length = sheets.reduce((sum, { lengthMm }) => sum + lengthMm, 0);
  const filled = sheets.reduce((sum, { lengthMm, fill }) => sum + lengthMm * fill, 0);
  return (
    <section className={styles.plan} aria-live="polite" aria-busy={isFetching}>
      {isOrders && <p>{t('gangSheets.planOrders', { count: chosen, orders })}</p>}
      {sheets.length === 0 ? (
        <p>{t('gangSheets.planNothing')}</p>
      ) : (
        <>
          <p>
            <strong>
              {t('gangSheets.plan', {
                count: pieces,
                sheets: sheets.length,
                metres: (length / 1000).toFixed(2),
                fill: Math.round(filled / length),
              })}
            </strong>
            {splitOrders > 0 && <> {t('gangSheets.split', { count: splitOrders })}</>}
          </p>
          <PlainTable className={styles.sheets} label={t('gangSheets.settings')}>
            <thead>
              <tr>
                <th data-end>{t('gangSheets.sheet')}</th>
                <th>{t('gangSheets.size')}</th>
                <th data-end>{t('gangSheets.fill')}</th>
                <th data-end>{t('gangSheets.prints')}</th>
                <th data-end>{t('gangSheets.orders')}</th>
              </tr>
            </thead>
            <tbody>
              {sheets.map(({ widthMm, lengthMm, fill, pieces: prints, orders }, index) => (
                // the sheets have no names before they are made
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <td data-end>{index + 1}</td>
                  <td>{t('gangSheets.sizeOf', { width: widthMm, length: lengthMm })}</td>
                  <td data-end>{t('gangSheets.percent', { percent: fill })}</td>
                  <td data-end>{prints}</td>
                  <td data-end>{orders}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <p>{t('gangSheets.leftOut', { count: leftOut.length })}</p>
          <OutcomeLines lines={leftOut.map(({ id, label, reason, msg }) => ({ key: `${id} ${reason}`, label, msg }))} />
        </>
      )}
    </section>
  );
}
