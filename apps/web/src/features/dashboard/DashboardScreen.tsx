import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useDataMoment } from '../../client/dataAge.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { FirstSteps } from '../orders/orders.public.tsx';
import styles from './DashboardScreen.module.css';
import { OrderChart } from './OrderChart.tsx';
import { ProductionLine } from './ProductionLine.tsx';
import { Todo } from './Todo.tsx';
import { type Overview, useOverview } from './useOverview.ts';
import { type Destination, Welcome } from './Welcome.tsx';

/** What an operator sees every morning. */
export function DashboardScreen({ pages }: { pages: readonly Destination[] }) {
  const t = useT();
  const { data, isError, error, refetch } = useOverview();
  const moment = useDataMoment(dashboard.overview.path);
  return (
    <Screen
      title={t('dashboard.title')}
      actions={
        data && (
          <>
            {isError && <span className={styles.behind}>{t('dashboard.behind')}</span>}
            {moment && <span>{t('kit.asOf', { moment: showTime(moment, { seconds: true }) })}</span>}
          </>
        )
      }
    >
      {data && <Blocks overview={data} pages={pages} />}
      {isError && !data && (
        <ErrorState
          detail={failureText(error, t)}
          action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
        />
      )}
    </Screen>
  );
}

function Blocks({ overview, pages }: { overview: Overview; pages: readonly Destination[] }) {
  const t = useT();
  const { orders, refusedLabels, failedTasks, storesToAuthorize, ordersNotTaken, publishing } = overview;
  if (!orders) {
    return (
      <div className={styles.blocks}>
        <Welcome pages={pages} />
        {(refusedLabels !== null || failedTasks > 0 || storesToAuthorize || ordersNotTaken || publishing) && (
          <Todo {...overview} />
        )}
      </div>
    );
  }
  if (orders.statuses.every(({ totalNum }) => totalNum === 0)) {
    return (
      <EmptyState
        title={t('orders.empty')}
        action={
          <Suspense>
            <FirstSteps />
          </Suspense>
        }
      />
    );
  }
  const sold = orders.days.some(({ totalNum }) => totalNum > 0);
  return (
    <div className={styles.blocks}>
      <ProductionLine statuses={orders.statuses} />
      <div className={styles.halves} data-whole={!sold}>
        <Todo {...overview} />
        {sold && <OrderChart days={orders.days} />}
      </div>
    </div>
  );
}
