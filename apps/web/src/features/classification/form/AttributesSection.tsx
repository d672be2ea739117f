import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { AttributesField } from './AttributesField.tsx';
import styles from './form.module.css';
import { categoryOf, type FormValues, namesOf } from './formValues.ts';
import type { Side } from './useSides.ts';

interface Props {
  side: Side;
  tools?: ReactNode;
}

/** The attributes that the chosen category asks for. */
export function AttributesSection({ side, tools }: Props) {
  const t = useT();
  const { marketplace } = side;
  const form = Form.useFormInstance<FormValues>();
  const names = namesOf(marketplace);
  const known = Form.useWatch((values: FormValues) => categoryOf(values, marketplace), { form, preserve: true });
  return (
    <>
      {known && (
        <header className={styles.attributesHead}>
          <h4>{t(`classification.${marketplace}Attributes`)}</h4>
          {tools}
        </header>
      )}
      <Form.Item name={names.property} noStyle>
        <AttributesField key={known?.productTypeId} side={side} of={known} />
      </Form.Item>
    </>
  );
}
