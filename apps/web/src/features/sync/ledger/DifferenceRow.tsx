import { syncRequests } from '@pressroom/contract/sync/requests';
import type { LedgerDifference } from '@pressroom/contract/sync/syncShapes';
import { Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { Can, useSession } from '../../../client/session.tsx';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';
import styles from './Differences.module.css';

interface Props {
  difference: LedgerDifference;
  busy: boolean;
  onFetch: (number: string) => void;
}

const tones: Readonly<Record<LedgerDifference['kind'], Tone>> = {
  missing: 'alert',
  unknown: 'waiting',
  differing: 'checking',
};

export function DifferenceRow({ difference, busy, onFetch }: Props) {
  const t = useT();
  const seesOrders = mayOpenPage(useSession(), '/order/index');
  const { thirdOrderNumber: number, kind, there, here, orderId } = difference;
  return (
    <div role="row">
      <div role="rowheader" className={styles.number}>
        {number} <CopyButton text={number} />
      </div>
      <div role="cell">
        <StatusTag tone={tones[kind]}>{t(`sync.${kind}`)}</StatusTag>
      </div>
      <div role="cell" data-side={t('sync.there')}>
        {stateOf(there, t)}
      </div>
      <div role="cell" data-side={t('sync.here')}>
        {stateOf(here, t)}
      </div>
      <div role="cell">
        <RowActions>
          <Can endpoint={syncRequests.order}>
            <Button type="link" size="small" disabled={busy} onClick={() => onFetch(number)}>
              {t('sync.fetchOne')}
            </Button>
          </Can>
          {orderId && seesOrders && (
            <Link
              className={styles.link}
              to={`/order/index?${new URLSearchParams({ thirdOrderNumbers: number }).toString()}`}
            >
              {t('sync.openOrder')}
            </Link>
          )}
        </RowActions>
      </div>
    </div>
  );
}

/** The marketplaces' words that we know; any other is shown as it is. */
const words = [
  'pending',
  'toShip',
  'toBePickedUp',
  'toShipByShein',
  'partlyShipped',
  'shipped',
  'damagedOrLost',
  'rejected',
  'partlyDelivered',
  'delivered',
  'refunded',
  'cancelled',
] as const;

function stateOf(said: string | null, t: Translate): string {
  if (said === null) return t('sync.notThere');
  const word = words.find((known) => known === said);
  return word ? t(`sync.market.${word}`) : said;
}
