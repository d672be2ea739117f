import { categories, type Category } from '@pressroom/contract/categories/categories';
import { Alert, Checkbox, Form } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { sameValue } from '../../../kit/sameValue.ts';
import styles from './OtherPrints.module.css';

/** Counts what has another number of prints than the chosen one, and asks the person to confirm it. */
export function OtherPrints({ category }: { category: Category }) {
  const t = useT();
  const { id } = category;
  // somebody else may have changed it since the form was opened
  const { data: now = category } = useRead(categories.detail, { id });
  const before = now.numberOfPrints;
  const after = Form.useWatch<Category['numberOfPrints'] | undefined>('numberOfPrints') ?? before;
  const { data: others } = useRead(
    categories.otherPrints,
    { id, numberOfPrints: after },
    { enabled: after !== before },
  );
  if (after === before || !others) return null;
  const { mappings, orders, models } = others;
  if (mappings + orders + models === 0) return null;
  const places = [
    t('categories.usedByMappings', { count: mappings }),
    t('categories.unapprovedOrders', { count: orders }),
    ...(models > 0 ? [t('categories.usedByModels', { count: models })] : []),
  ].join(t('platform.separator'));
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={t('categories.otherPrints', { before, after, places })}
      description={
        <>
          <p className={styles.detail}>{t(after > before ? 'categories.morePrints' : 'categories.fewerPrints')}</p>
          <Form.Item
            name="confirmPrints"
            noStyle
            preserve={false}
            getValueProps={(confirmed) => ({ checked: sameValue(confirmed, others) })}
            getValueFromEvent={(event: { target: { checked: boolean } }) => (event.target.checked ? others : undefined)}
          >
            <Checkbox>{t('categories.changePrints', { places })}</Checkbox>
          </Form.Item>
        </>
      }
    />
  );
}
