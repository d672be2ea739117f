import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { CategorySelect } from '../categories/categories.public.tsx';
import styles from './storePublishing.module.css';

const most = 200;

export function CategoryCosts() {
  const t = useT();
  return (
    <Form.Item label={t('storePublishing.categoryCosts')}>
      <Form.List name={['priceRule', 'categoryCosts']}>
        {(rows, { add, remove }) => (
          <div className={styles.costs}>
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.cost}>
                <Form.Item name={[name, 'categoryId']}>
                  <CategorySelect aria-label={t('storePublishing.category')} />
                </Form.Item>
                <Form.Item name={[name, 'cost']}>
                  <Input
                    maxLength={8}
                    inputMode="decimal"
                    autoComplete="off"
                    aria-label={t('storePublishing.cost')}
                    placeholder={t('storePublishing.cost')}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t('storePublishing.removeCost')}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button
              type="dashed"
              icon={<PlusOutlined />}
              disabled={rows.length >= most}
              onClick={() => add({ cost: '' })}
            >
              {t('storePublishing.addCost')}
            </Button>
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
}
