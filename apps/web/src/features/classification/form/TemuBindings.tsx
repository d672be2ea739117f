import { Form } from 'antd';
import type { FormValues } from './formValues.ts';
import { ModelField } from './ModelField.tsx';
import { SizeChartField } from './SizeChartField.tsx';

/** What TEMU binds to a category beside its attributes. */
export function TemuBindings() {
  const form = Form.useFormInstance<FormValues>();
  const storeId = Form.useWatch('temuStoreId', form);
  const categoryId = Form.useWatch('temuCategoryIds', { form, preserve: true })?.at(-1);
  const bound = storeId && categoryId ? { storeId, categoryId } : undefined;
  return (
    <>
      {bound && <ModelField key={categoryId} {...bound} />}
      <SizeChartField bound={bound} />
    </>
  );
}
