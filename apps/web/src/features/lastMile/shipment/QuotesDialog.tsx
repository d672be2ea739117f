import { type LabelQuote, lastMileParcels } from '@pressroom/contract/lastMile/parcels';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { useRead } from '../../../client/useRead.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { priceText } from '../parts/amounts.ts';
import styles from './shipment.module.css';

interface Props {
  row: LastMileRow;
  onClose: () => void;
}

const width = 820;

/** All prices that were named for a row, round by round, and why a channel named none. */
export function QuotesDialog({ row, onClose }: Props) {
  const t = useT();
  const answer = useRead(lastMileParcels.quotes, { id: row.id });
  const title = t('lastMile.quotesOf', { number: row.thirdOrderNumber });
  if (!answer.data) return <FetchingDialog title={title} answer={answer} onClose={onClose} width={width} />;
  const rounds = [...new Set(answer.data.map(({ round }) => round))];
  return (
    <Dialog title={title} width={width} footer={null} onCancel={onClose}>
      {rounds.length === 0 && <EmptyState title={t('lastMile.noQuotes')} />}
      {rounds.map((round) => (
        <Round key={round} round={round} quotes={answer.data.filter((quote) => quote.round === round)} />
      ))}
    </Dialog>
  );
}

function Round({ round, quotes }: { round: number; quotes: readonly LabelQuote[] }) {
  const t = useT();
  const title = t('lastMile.round', { round, time: showTime(quotes[0]!.gmtCreate) });
  return (
    <section className={styles.round}>
      <h3>{title}</h3>
      <PlainTable label={title} className={styles.quotes}>
        <thead>
          <tr>
            <th scope="col">{t('lastMile.channel')}</th>
            <th scope="col">{t('lastMile.channelType')}</th>
            <th scope="col" data-end>
              {t('lastMile.price')}
            </th>
            <th scope="col">{t('lastMile.days')}</th>
            <th scope="col" data-end>
              {t('lastMile.parcels')}
            </th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <tr key={quote.id}>
              <td>
                {quote.supplierName} · {quote.channelName}
              </td>
              <td>{quote.channelType && t(`channels.type.${quote.channelType}`)}</td>
              <td data-end>{quote.price && <strong>{priceText(quote.price)}</strong>}</td>
              <td>{daysText(quote, t)}</td>
              <td data-end className={styles.count}>
                {quote.parcels.length}
              </td>
              <td>
                {quote.isChosen && <StatusTag tone="done">{t('lastMile.chosen')}</StatusTag>}
                {quote.problem && <span className={styles.fault}>{quote.problem}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}

function daysText({ minDays, maxDays }: LabelQuote, t: Translate): string {
  const least = minDays ?? maxDays;
  const most = maxDays ?? minDays;
  if (least === null || most === null) return '';
  return least === most ? t('lastMile.day', { count: most }) : t('lastMile.daysFromTo', { least, most });
}
