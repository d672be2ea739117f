import { numberOfPrints } from '@pressroom/contract/categories/categories';
import { Form, Radio } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import type { BaseImage } from './baseImage.ts';
import { fittedBoxes } from './categoryForm.ts';
import { PrintPositions } from './editor/PrintPositions.tsx';

/** How many prints, and where: one more brings a box, one fewer takes the last. */
export function PositionFields({ base }: { base: BaseImage | undefined }) {
  const t = useT();
  const form = Form.useFormInstance();
  return (
    <>
      <Form.Item name="numberOfPrints" label={t('categories.numberOfPrints')} required>
        <Radio.Group
          optionType="button"
          options={numberOfPrints.values.map((value) => ({ value, label: value }))}
          onChange={({ target }) =>
            form.setFieldValue(
              'printLocations',
              fittedBoxes(Number(target.value), form.getFieldValue('printLocations'), base),
            )
          }
        />
      </Form.Item>
      <Form.Item name="printLocations" label={t('categories.positions')} required>
        <PrintPositions base={base} onChange={(boxes) => form.setFieldValue('numberOfPrints', boxes.length)} />
      </Form.Item>
    </>
  );
}
