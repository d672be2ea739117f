import type { Blend } from '@pressroom/contract/categories/blend';
import { type Category, numberOfPrints } from '@pressroom/contract/categories/categories';
import { Form, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { BaseImage } from '../baseImage/baseImage.ts';
import { fittedBoxes } from '../editor/fittedBoxes.ts';
import { PrintPositions } from '../editor/PrintPositions.tsx';
import { OtherPrints } from './OtherPrints.tsx';
import type { Carried } from '../editor/useCarriedBoxes.ts';

interface Props {
  base: BaseImage | undefined;
  /** Absent: a new one. */
  category?: Category;
  carried?: Carried;
}

/** How many prints, and where: one more brings a box, one fewer takes the last. */
export function PositionFields({ base, category, carried }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const held = { form, preserve: true };
  const bottomImageId = Form.useWatch<string | undefined>('bottomImageId', held);
  const blend = Form.useWatch<Blend | undefined>('blend', held);
  return (
    <>
      <Form.Item name="numberOfPrints" label={t('categories.numberOfPrints')} required>
        <Radio.Group
          optionType="button"
          options={numberOfPrints.values.map((value) => ({ value, label: value }))}
          onChange={({ target }) =>
            base &&
            form.setFieldValue(
              'printLocations',
              fittedBoxes(Number(target.value), form.getFieldValue('printLocations'), base),
            )
          }
        />
      </Form.Item>
      {category && <OtherPrints category={category} />}
      <Form.Item name="printLocations" label={t('categories.positions')} required>
        <PrintPositions
          base={base}
          cloth={{ bottomImageId, blend }}
          carried={carried}
          onChange={(boxes) => form.setFieldValue('numberOfPrints', boxes.length)}
        />
      </Form.Item>
    </>
  );
}
