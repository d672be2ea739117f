import { centsOf } from '@pressroom/contract/fields/amounts';
import { proposePrices } from '@pressroom/contract/publishing/prices';
import { priceRule } from '@pressroom/contract/publishing/settings';
import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import styles from './storePublishing.module.css';

const amount = /^[0-9]{1,5}(\.[0-9]{1,2})?$/;

/** What the rule that stands in the form makes of a product's prices. Nothing of it is saved. */
export function PriceExample() {
  const t = useT();
  const [original, setOriginal] = useState('20.00');
  const [selling, setSelling] = useState('15.00');
  const originalId = useId();
  const sellingId = useId();
  return (
    <section className={styles.example} aria-label={t('storePublishing.example')}>
      <h3>{t('storePublishing.example')}</h3>
      <div className={styles.pair}>
        <label htmlFor={originalId}>
          {t('storePublishing.exampleOriginal')}
          <Input
            id={originalId}
            prefix="$"
            maxLength={8}
            value={original}
            onChange={({ target }) => setOriginal(target.value)}
          />
        </label>
        <label htmlFor={sellingId}>
          {t('storePublishing.exampleSelling')}
          <Input
            id={sellingId}
            prefix="$"
            maxLength={8}
            value={selling}
            onChange={({ target }) => setSelling(target.value)}
          />
        </label>
      </div>
      <Outcome original={original.trim()} selling={selling.trim()} />
    </section>
  );
}

function Outcome({ original, selling }: { original: string; selling: string }) {
  const t = useT();
  const form = Form.useFormInstance();
  const given: unknown = Form.useWatch('priceRule', form);
  const held = typeof given === 'object' && given !== null ? given : {};
  const rule = priceRule.safeParse({ ...blanks(held), categoryCosts: [] }).data;
  if (!rule || !amount.test(original) || !amount.test(selling))
    return <output className={styles.soft}>{t('storePublishing.exampleWrong')}</output>;
  const cost = rule.baseCost;
  const { originalPrice, specialPrice } = proposePrices({ original, selling, cost }, rule);
  const asked = specialPrice ?? originalPrice;
  const isBelow = cost !== null && asked !== null && centsOf(asked) < centsOf(cost);
  return (
    <output className={styles.outcome}>
      {t('storePublishing.exampleGives')}
      <strong>${asked}</strong>
      {specialPrice && <s>${originalPrice}</s>}
      {isBelow && <span className={styles.below}>{t('storePublishing.belowCost', { cost: `$${cost}` })}</span>}
    </output>
  );
}

/** Fields that are left empty say that there is none. */
function blanks(rule: object): object {
  return Object.fromEntries(
    Object.entries(rule).map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]),
  );
}
