import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { MappingSuggestion, WaitingSku } from '@pressroom/contract/skuMapping/waiting';
import { Button, Spin } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { MappingStart } from '../MappingDialog.tsx';
import { Suggestion } from './Suggestion.tsx';
import styles from './WaitingCard.module.css';

interface Props {
  waiting: WaitingSku;
  /** Absent while they are being found. */
  suggestions: readonly MappingSuggestion[] | undefined;
  onChoose: (start: MappingStart) => void;
}

const day = 86_400_000;

/** One SKU id: what it holds up, what its listing says, and what it may be. */
export function WaitingCard({ waiting, suggestions, onChoose }: Props) {
  const t = useT();
  const { shopId, shopName, skuId, orders, units, deadline, listing } = waiting;
  const urgent = deadline !== null && Date.parse(deadline) - Date.now() < day;
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <span className={styles.sku}>
          <strong>{skuId}</strong>
          <CopyButton text={skuId} />
        </span>
        <span className={styles.soft}>{shopName}</span>
        {listing?.title && <span>{listing.title}</span>}
        {listing?.sellerSku && (
          <span className={styles.soft}>
            {t('skuMapping.sellerSku')} <code>{listing.sellerSku}</code>
          </span>
        )}
        {listing && listing.attributes.length > 0 && (
          <span className={styles.values}>
            {listing.attributes.map(({ name, value }) => (
              <span key={`${name} ${value}`}>{[name, value].filter(Boolean).join(': ')}</span>
            ))}
          </span>
        )}
        {!listing && <span className={styles.soft}>{t('skuMapping.noListing')}</span>}
      </div>
      <dl className={styles.pain}>
        <div>
          <dt>{t('skuMapping.waitingOrders')}</dt>
          <dd>{orders}</dd>
        </div>
        <div>
          <dt>{t('skuMapping.waitingUnits')}</dt>
          <dd>{units}</dd>
        </div>
        <div data-urgent={urgent}>
          <dt>{t('skuMapping.deadline')}</dt>
          <dd className={styles.time}>{showTime(deadline)}</dd>
        </div>
      </dl>
      <div className={styles.choices} aria-busy={!suggestions}>
        {!suggestions && <Spin size="small" />}
        {suggestions?.map((suggestion) => (
          <Suggestion
            key={`${suggestion.productCode} ${suggestion.prints.map(({ id }) => id).join(' ')}`}
            of={{ shopId, skuId }}
            suggestion={suggestion}
            onChoose={onChoose}
          />
        ))}
        <Can endpoint={skuMapping.save}>
          <Button size="small" onClick={() => onChoose({ shopId, skuId })}>
            {t(suggestions?.length ? 'skuMapping.chooseOther' : 'skuMapping.choose')}
          </Button>
        </Can>
      </div>
    </li>
  );
}
