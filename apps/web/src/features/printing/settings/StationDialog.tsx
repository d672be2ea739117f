import { slotCount } from '@pressroom/contract/printing/check';
import { greatestOffset, longestBench, printerDpi } from '@pressroom/contract/printing/printing';
import { Button, Form, Input, InputNumber, Radio, Switch } from 'antd';
import { useId } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type StationSettings, stationSettings } from './stationSettings.ts';
import styles from './StationDialog.module.css';

interface Props {
  settings: StationSettings;
  onSave: (settings: StationSettings) => void;
  onClose: () => void;
}

const numbers = [
  ['usbPort', 1, 255],
  ['darkness', 0, 20],
  ['speed', 1, 14],
] as const;
const resolutions = printerDpi.values.map((dpi) => ({ value: dpi, label: `${dpi} DPI` }));
const marks = ['prefix', 'suffix'] as const;
const offsets = ['offsetX', 'offsetY'] as const;

/** How this machine prints. */
export function StationDialog({ settings, onSave, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [form] = Form.useForm<StationSettings>();

  function save(values: StationSettings) {
    if (values.check && !values.bench.trim()) {
      form.setFields([{ name: 'bench', errors: [t('check.needsBench')] }]);
      form.scrollToField('bench');
      return;
    }
    const parsed = stationSettings.safeParse({ ...settings, ...values });
    if (parsed.success) {
      onSave(parsed.data);
      onClose();
      return;
    }
    const wrong = parsed.error.issues.map(({ path }) => path[0] as keyof StationSettings);
    form.setFields(wrong.map((name) => ({ name, errors: [t('printing.station.invalid')] })));
  }

  return (
    <Dialog
      title={t('printing.station')}
      width={440}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} layout="vertical" initialValues={settings} onFinish={save}>
        <Form.Item name="bench" label={t('printing.station.bench')} extra={t('printing.station.benchHelp')}>
          <Input maxLength={longestBench} autoFocus />
        </Form.Item>
        <Form.Item name="check" label={t('check.on')} extra={t('check.onHelp')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="slots" label={t('check.slots')}>
          <InputNumber min={slotCount.min} max={slotCount.max} precision={0} style={{ width: 120 }} />
        </Form.Item>
        <Form.Item label={t('printing.station.scanner')} extra={t('printing.station.scannerHelp')}>
          <div className={styles.offsets}>
            {marks.map((name) => (
              <Form.Item key={name} name={name} label={t(`printing.station.${name}`)}>
                <Input maxLength={10} autoComplete="off" spellCheck={false} style={{ width: 140 }} />
              </Form.Item>
            ))}
          </div>
        </Form.Item>
        <Form.Item name="address" label={t('printing.station.address')}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item>
          <div className={styles.offsets}>
            {numbers.map(([name, min, max]) => (
              <Form.Item key={name} name={name} label={t(`printing.station.${name}`)}>
                <InputNumber min={min} max={max} precision={0} style={{ width: 110 }} />
              </Form.Item>
            ))}
          </div>
        </Form.Item>
        <Form.Item name="dpi" label={t('printing.station.dpi')}>
          <Radio.Group optionType="button" options={resolutions} />
        </Form.Item>
        <Form.Item label={t('printing.station.offset')}>
          <div className={styles.offsets}>
            {offsets.map((name) => (
              <Form.Item key={name} name={name} label={t(`printing.station.${name}`)}>
                <InputNumber min={-greatestOffset} max={greatestOffset} step={0.5} precision={1} />
              </Form.Item>
            ))}
          </div>
        </Form.Item>
        <Form.Item name="socket" label={t('printing.station.socket')}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="sound" label={t('printing.station.sound')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
