import { Form, Input, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './form.module.css';

interface Props {
  /** The object of the form that holds the SKU. */
  within: string;
  /** What it follows has available; null: not known. */
  available: number | null;
  /** What it follows. */
  followed: string;
}

const longestStock = 8;
const digitsOnly = (typed: string) => typed.normalize('NFKC').replaceAll(/[^0-9]/g, '');

/** The stock that a SKU follows, or a number of its own. */
export function StockField({ within, available, followed }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const follows = Form.useWatch<boolean | undefined>([within, 'followsStock'], form) ?? true;
  return (
    <div className={styles.fields}>
      <Form.Item name={[within, 'followsStock']} label={t('products.stock')} required extra={follows && followed}>
        <Radio.Group
          options={[
            {
              value: true,
              label:
                available === null
                  ? t('products.stockFollows')
                  : t('products.stockFollowsNow', { count: available.toLocaleString('en') }),
            },
            { value: false, label: t('products.stockOwn') },
          ]}
        />
      </Form.Item>
      {!follows && (
        <Form.Item
          name={[within, 'realStock']}
          label={t('products.ownStock')}
          required
          normalize={digitsOnly}
          // what it follows is what a seller starts from
          initialValue={available === null ? undefined : String(available)}
        >
          <Input maxLength={longestStock} inputMode="numeric" autoComplete="off" />
        </Form.Item>
      )}
    </div>
  );
}
