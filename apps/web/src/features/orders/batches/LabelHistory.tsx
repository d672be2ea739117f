import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import {
  type BoughtLabel,
  lastMileParcels,
  type LabelState,
  type MoneyEntry,
} from '@pressroom/contract/lastMile/parcels';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';
import styles from './batches.module.css';

const tones: Readonly<Record<LabelState, Tone>> = {
  waiting: 'waiting',
  sending: 'making',
  unknown: 'unknown',
  placed: 'moving',
  issued: 'done',
  cancelling: 'checking',
  cancelled: 'closed',
  failed: 'alert',
};

interface Props {
  orderId: string;
  labelType: LabelType;
}

/** The labels that were bought for an order, and what was spent on them. Nothing where none was. */
export function LabelHistory({ orderId, labelType }: Props) {
  const t = useT();
  const answer = useRead(lastMileParcels.orderLabels, { orderId });
  if (answer.isError) {
    const retry = <Button onClick={() => void answer.refetch()}>{t('ui.retry')}</Button>;
    return <ErrorState detail={failureText(answer.error, t)} action={retry} />;
  }
  const { labels, money } = answer.data ?? { labels: [], money: [] };
  if (labels.length + money.length === 0) return null;
  return (
    <section className={styles.bought}>
      <h3>{t('orders.bought')}</h3>
      {labels.length > 0 && <Labels labels={labels} labelType={labelType} />}
      {money.length > 0 && <Entries entries={money} />}
    </section>
  );
}

function Labels({ labels, labelType }: { labels: readonly BoughtLabel[]; labelType: LabelType }) {
  const t = useT();
  const opens = useCanCall()(lastMileRows.queryBulkPrintRecordDetails);
  return (
    <PlainTable label={t('orders.bought')} className={styles.labels}>
      <thead>
        <tr>
          <th scope="col">{t('orders.bought.time')}</th>
          <th scope="col">{t('orders.bought.channel')}</th>
          <th scope="col" data-end>
            {t('orders.bought.parcel')}
          </th>
          <th scope="col">{t('ui.status')}</th>
          <th scope="col">{t('orders.bought.number')}</th>
          <th scope="col">{t('orders.bought.batch')}</th>
          <th scope="col">{t('orders.bought.by')}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label.id}>
            <td>{showTime(label.gmtCreate)}</td>
            <td>
              {label.supplierName} · {label.channelName}
            </td>
            <td data-end>{label.parcelNo}</td>
            <td>
              <StatusTag tone={tones[label.state]}>{t(`orders.bought.state.${label.state}`)}</StatusTag>
              {label.problem && <p className={styles.problem}>{label.problem}</p>}
            </td>
            <td>
              {label.trackingNumber && (
                <>
                  {label.carrierName} {label.trackingNumber}
                  <CopyButton text={label.trackingNumber} />
                </>
              )}
            </td>
            <td>
              {opens ? (
                <Link to={batchAddress({ batchNumber: label.batchNumber, labelType })}>{label.batchNumber}</Link>
              ) : (
                label.batchNumber
              )}
            </td>
            <td>{label.createUser}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Entries({ entries }: { entries: readonly MoneyEntry[] }) {
  const t = useT();
  return (
    <PlainTable label={t('orders.bought.kind')} className={styles.labels}>
      <thead>
        <tr>
          <th scope="col">{t('orders.bought.time')}</th>
          <th scope="col">{t('orders.bought.kind')}</th>
          <th scope="col" data-end>
            {t('orders.bought.amount')}
          </th>
          <th scope="col">{t('orders.bought.certainty')}</th>
          <th scope="col">{t('orders.bought.source')}</th>
          <th scope="col">{t('orders.bought.by')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, amount, currency, certainty, source, createUser, gmtCreate }) => (
          <tr key={id}>
            <td>{showTime(gmtCreate)}</td>
            <td>{t(`orders.bought.kind.${kind}`)}</td>
            <td data-end>
              {currency} <strong>{amount}</strong>
            </td>
            <td>{t(`orders.bought.certainty.${certainty}`)}</td>
            <td>{source}</td>
            <td>{createUser}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
