import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { SuggestionsOfPair, WaitingSku } from '@pressroom/contract/skuMapping/waiting';
import { Button, Spin } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { MappingStart } from '../form/MappingDialog.tsx';
import { ListingFactsView } from '../contradictions/ListingFactsView.tsx';
import { MissingProduct } from './MissingProduct.tsx';
import { Suggestion } from './Suggestion.tsx';
import styles from './WaitingCard.module.css';

interface Props {
  waiting: WaitingSku;
  /** What it may be and what it lacks; absent while that is being found. */
  found: Pick<SuggestionsOfPair, 'suggestions' | 'missing'> | undefined;
  onChoose: (start: MappingStart) => void;
}

const day = 86_400_000;

/** One SKU id: what it holds up, what its listing says, and what it may be. */
export function WaitingCard({ waiting, found, onChoose }: Props) {
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
        {listing ? (
          <ListingFactsView listing={listing} />
        ) : (
          <span className={styles.soft}>{t('skuMapping.noListing')}</span>
        )}
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
      <div className={styles.choices} aria-busy={!found}>
        {!found && <Spin size="small" />}
        {found?.missing && <MissingProduct missing={found.missing} />}
        {found?.suggestions.map((suggestion) => (
          <Suggestion
            key={`${suggestion.productCode} ${suggestion.prints.map(({ id }) => id).join(' ')}`}
            of={{ shopId, skuId }}
            suggestion={suggestion}
            onChoose={onChoose}
          />
        ))}
        <Can endpoint={skuMapping.save}>
          <Button size="small" onClick={() => onChoose({ shopId, skuId })}>
            {t(found?.suggestions.length ? 'skuMapping.chooseOther' : 'skuMapping.choose')}
          </Button>
        </Can>
      </div>
    </li>
  );
}
