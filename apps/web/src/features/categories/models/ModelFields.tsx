import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { type Category, numberOfPrints } from '@pressroom/contract/categories/categories';
import { boxesOf, type CategoryModel, flattened } from '@pressroom/contract/categories/models';
import { Form, Radio } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { type BaseImage, baseOfFile } from '../baseImage/baseImage.ts';
import { BaseImageField } from '../baseImage/BaseImageField.tsx';
import styles from '../form/CategoryFields.module.css';
import { fittedBoxes } from '../editor/fittedBoxes.ts';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { PrintPositions } from '../editor/PrintPositions.tsx';
import { useBaseImage } from '../baseImage/useBaseImage.ts';
import { useCarriedBoxes } from '../editor/useCarriedBoxes.ts';
import { DefaultModelField } from './DefaultModelField.tsx';
import { otherPrintsOf } from './otherPrintsOf.ts';

type Flat = ReturnType<typeof flattened>;

/** A store, its picture, how many prints, and where on it: the positions stand in the form as the model's own fields. */
export function ModelFields({ model, category }: { model: CategoryModel | undefined; category: Category }) {
  const t = useT();
  const form = Form.useFormInstance<Flat & { printNum: number }>();
  const base = useBaseImage(model);
  // the flat fields have no inputs; the problems of all of them are shown at the first
  const shown = Form.useWatch((values: Flat & { printNum: number }) => JSON.stringify(heldIn(values)), {
    form,
    preserve: true,
  });
  const printNum = Form.useWatch<number | undefined>('printNum', form) ?? category.numberOfPrints;
  const bottomImageId = Form.useWatch<string | undefined>('bottomImageId', { form, preserve: true });
  const boxes = JSON.parse(shown ?? '[]') as PrintBox[];

  const { carried, carryTo } = useCarriedBoxes(base);
  const put = (next: readonly PrintBox[]) => form.setFieldsValue(flattened(next));
  function carryBoxesTo(picture: BaseImage) {
    const values = form.getFieldsValue(true);
    put(carryTo(picture, values.printNum, heldIn(values)) ?? []);
  }
  const fit = useEffectEvent(() => {
    const values = form.getFieldsValue(true);
    if (base) put(fittedBoxes(values.printNum, heldIn(values), base) ?? []);
  });
  useEffect(() => fit(), [base?.url]);

  return (
    <div className={styles.sides}>
      <div>
        <Form.Item name="shopId" label={t('categories.store')} required>
          <StoreSelect placeholder={t('categories.chooseStore')} openOnly />
        </Form.Item>
        <Form.Item name="bottomImageId" label={t('categories.baseImage')} required>
          <BaseImageField onChange={(_, picture) => picture && carryBoxesTo(baseOfFile(picture))} />
        </Form.Item>
        <DefaultModelField model={model} />
      </div>
      <div>
        <Form.Item
          name="printNum"
          label={t('categories.numberOfPrints')}
          required
          extra={printNum !== category.numberOfPrints && t(otherPrintsOf({ printNum }, category))}
        >
          <Radio.Group
            optionType="button"
            options={numberOfPrints.values.map((value) => ({ value, label: value }))}
            onChange={({ target }) => base && put(fittedBoxes(Number(target.value), boxes, base) ?? [])}
          />
        </Form.Item>
        <Form.Item label={t('categories.positions')} required>
          <PrintPositions
            base={base}
            cloth={{ bottomImageId, blend: category.blend }}
            carried={carried}
            value={boxes}
            onChange={(next) => {
              put(next);
              form.setFieldValue('printNum', next.length);
            }}
          />
        </Form.Item>
      </div>
    </div>
  );
}

function heldIn(values: Flat & { printNum: number }): PrintBox[] {
  return boxesOf(values).slice(0, values.printNum);
}
