import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './entry.module.css';
import { LineFields } from './LineFields.tsx';
import { newLine } from './orderValues.ts';

const mostLines = 200;

export function LineList() {
  const t = useT();
  return (
    <>
      <h3 className={styles.heading}>{t('orders.lines')}</h3>
      <Form.List name="orderDetailsList">
        {(lines, { add, remove }, { errors }) => (
          <div className={styles.lines}>
            {lines.map(({ key, name }) => (
              <LineFields key={key} at={name} onRemove={lines.length > 1 ? () => remove(name) : undefined} />
            ))}
            <Form.ErrorList errors={errors} />
            <Button
              type="dashed"
              icon={<PlusOutlined />}
              disabled={lines.length >= mostLines}
              onClick={() => add(newLine)}
            >
              {t('orders.addLine')}
            </Button>
          </div>
        )}
      </Form.List>
    </>
  );
}
