import { orders } from '@pressroom/contract/orders/orders';
import type { LabelOrder } from '@pressroom/contract/orders/orderShapes';
import { Alert, Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { DiscardPagesDialog } from './DiscardPagesDialog.tsx';
import styles from './KeptPageDialog.module.css';
import { LabelOrders } from './LabelOrders.tsx';
import { type Giving, givingOf, type LostPage, type Objection, useGiveLabel } from './useGiveLabel.ts';

interface Props {
  page: LostPage;
  /** Why the page could not be given with one click. */
  objection?: Objection;
  onGiven?: (order: LabelOrder) => void;
  onDiscarded?: () => void;
  onClose: () => void;
}

/** Shows the page as a picture and asks which order it belongs to. */
export function KeptPageDialog({ page, objection: first, onGiven, onDiscarded, onClose }: Props) {
  const t = useT();
  const { give, objection = first, pending } = useGiveLabel();
  const [discarding, setDiscarding] = useState(false);
  const [number, setNumber] = useState('');
  const [word, setWord] = useState('');
  const settled = useDebounced(word.trim());
  const found = useRead(orders.labelOrders, { word: settled }, { enabled: settled !== '' });
  const asksNumber = page.candidates.length !== 1;

  async function run(giving: Giving) {
    const answer = await give(giving);
    if ('msg' in answer) return;
    onClose();
    onGiven?.(answer);
  }
  const giveTo = (order: LabelOrder) => void run(givingOf(page, order, asksNumber ? number.trim() : undefined));

  return (
    <Dialog
      title={t('orders.pageOf', { file: page.fileName, page: page.page })}
      width={860}
      onCancel={onClose}
      footer={
        <Button danger onClick={() => setDiscarding(true)}>
          {t('orders.discard')}
        </Button>
      }
    >
      <div className={styles.sides}>
        <PagePicture id={page.id} />
        <div className={styles.choice}>
          <p>{page.msg}</p>
          {page.barCodeText && page.candidates.length < 2 && (
            <p>
              {page.candidates[0]?.carrierName} <strong>{page.barCodeText}</strong>{' '}
              <CopyButton text={page.barCodeText} />
            </p>
          )}
          {objection && (
            <Alert
              type={objection.again ? 'warning' : 'error'}
              showIcon
              title={objection.msg}
              action={
                objection.again && (
                  <Button size="small" loading={pending} onClick={() => void run(objection.again!)}>
                    {t('orders.giveAnyway')}
                  </Button>
                )
              }
            />
          )}
          {page.candidates.length > 1 && (
            <Radio.Group
              className={styles.candidates}
              aria-label={t('orders.tracking')}
              value={number}
              onChange={({ target }) => setNumber(String(target.value))}
              options={page.candidates.map(({ carrierName, trackingNumber }) => ({
                value: trackingNumber,
                label: `${carrierName} ${trackingNumber}`,
              }))}
            />
          )}
          {page.candidates.length === 0 && (
            <label className={styles.field}>
              {t('orders.tracking')}
              <Input
                value={number}
                maxLength={64}
                placeholder={t('orders.trackingIfNone')}
                onChange={({ target }) => setNumber(target.value)}
              />
            </label>
          )}
          {page.orders.length > 0 && (
            <LabelOrders title={t('orders.mayBeFor')} orders={page.orders} pending={pending} onGive={giveTo} />
          )}
          <label className={styles.field}>
            {t('orders.findOrder')}
            <Input.Search
              value={word}
              maxLength={64}
              loading={found.isFetching}
              placeholder={t('orders.findOrderHint')}
              onChange={({ target }) => setWord(target.value)}
            />
          </label>
          {found.data && settled !== '' && (
            <LabelOrders
              title={t('orders.found')}
              orders={found.data}
              none={t('orders.noOrderFound')}
              pending={pending}
              onGive={giveTo}
            />
          )}
        </div>
      </div>
      {discarding && (
        <DiscardPagesDialog
          ids={[page.id]}
          onClose={(discarded) => {
            setDiscarding(false);
            if (!discarded) return;
            onClose();
            onDiscarded?.();
          }}
        />
      )}
    </Dialog>
  );
}

function PagePicture({ id }: { id: string }) {
  const t = useT();
  const { data, error } = useRead(orders.refusedLabelPage, { id });
  return (
    <div className={styles.picture}>
      {data && <img src={`data:image/png;base64,${data.image}`} alt={t('orders.pagePicture')} />}
      {error && <p>{error.message}</p>}
    </div>
  );
}
