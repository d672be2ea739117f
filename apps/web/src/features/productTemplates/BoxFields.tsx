import { boxFields } from '@pressroom/contract/productTemplates/form';
import { Form, InputNumber } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import type { Path } from '../../kit/problems.ts';
import styles from './productTemplates.module.css';

/** What a piece is packed in, and its weight. `within` leads to the object of the form that holds the fields. */
export function BoxFields({ within = [], required = true }: { within?: Path; required?: boolean }) {
  const t = useT();
  return (
    <div className={styles.box}>
      {boxFields.map((name) => (
        <Form.Item key={name} name={[...within, name]} label={t(`productTemplates.${name}`)} required={required}>
          <InputNumber
            min={0}
            controls={false}
            suffix={name === 'outerBoxWeight' ? 'g' : 'cm'}
            className={styles.number}
          />
        </Form.Item>
      ))}
    </div>
  );
}
