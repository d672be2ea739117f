import { Button, Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { DateTimePicker } from '../../../ui/DateTimePicker.tsx';
import styles from './OrderedBetween.module.css';
import { presets } from './presets.ts';

/** Two fields of the form around it, and the ranges that are asked for most. */
export function OrderedBetween() {
  const t = useT();
  const form = Form.useFormInstance();
  return (
    <>
      <div className={styles.range}>
        <Form.Item name="startTime" label={t('sync.from')}>
          <DateTimePicker />
        </Form.Item>
        <Form.Item name="endTime" label={t('sync.to')}>
          <DateTimePicker />
        </Form.Item>
      </div>
      <div className={styles.presets} role="group" aria-label={t('sync.presets')}>
        {presets.map(({ key, count = 0, range }) => (
          <Button key={key + count} size="small" onClick={() => form.setFieldsValue(range(new Date()))}>
            {t(key, { count })}
          </Button>
        ))}
      </div>
    </>
  );
}
