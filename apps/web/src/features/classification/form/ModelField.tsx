import { Form, Select } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import styles from './form.module.css';
import type { FormValues } from './formValues.ts';
import { type Bound, useModels } from './useModels.ts';

/** The model that shows the goods, where the category allows one. A bound one that is no longer offered is cleared. */
export function ModelField({ storeId, categoryId }: Bound) {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const { enabled, rows, problem } = useModels({ storeId, categoryId });
  const [cleared, setCleared] = useState<string>();

  function bind(id: string | undefined) {
    form.setFieldValue('bindTemuModelName', rows?.find((model) => model.id === id)?.modelName);
    setCleared(undefined);
  }
  const drop = useEffectEvent(() => {
    const { bindTemuModelId: bound, bindTemuModelName: name = '' } = form.getFieldsValue(true) as FormValues;
    if (!bound) return;
    form.setFieldsValue({ bindTemuModelId: undefined, bindTemuModelName: undefined });
    setCleared(name || bound);
  });
  const bound = Form.useWatch('bindTemuModelId', { form, preserve: true });
  const isGone = enabled === false || (rows !== undefined && !rows.some(({ id }) => id === bound));
  useEffect(() => {
    if (bound && isGone) drop();
  }, [bound, isGone]);

  const told =
    cleared !== undefined && t(enabled ? 'classification.modelGone' : 'classification.modelDropped', { name: cleared });
  const isShown = enabled === true || problem !== undefined;
  const word = (problem ?? told) && <p className={styles.warning}>{problem ?? told}</p>;
  return (
    <>
      <Form.Item
        name="bindTemuModelId"
        label={t('classification.model')}
        required
        hidden={!isShown}
        extra={isShown && word}
      >
        <Select
          allowClear
          disabled={!enabled}
          placeholder={t('classification.chooseModel')}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={bind}
          options={rows?.map(({ id, modelName }) => ({ value: id, label: modelName }))}
        />
      </Form.Item>
      {!isShown && word}
      <Form.Item name="bindTemuModelName" hidden>
        <input type="hidden" />
      </Form.Item>
    </>
  );
}
