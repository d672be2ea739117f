import { blends } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import type { Category } from '@pressroom/contract/categories/categories';
import { codeType } from '@pressroom/contract/codes/codes';
import { Form, Input, InputNumber, Select } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { CodeSelect } from '../../codes/codes.public.tsx';
import { type BaseImage, baseOfFile } from '../baseImage/baseImage.ts';
import { BaseImageField } from '../baseImage/BaseImageField.tsx';
import styles from './CategoryFields.module.css';
import { fittedBoxes } from '../editor/fittedBoxes.ts';
import { PositionFields } from './PositionFields.tsx';
import { useBaseImage } from '../baseImage/useBaseImage.ts';
import { useCarriedBoxes } from '../editor/useCarriedBoxes.ts';

const measures = ['boxLength', 'boxWidth', 'boxHigh', 'boxWeight'] as const;

export function CategoryFields({ category }: { category: Category | undefined }) {
  const t = useT();
  const form = Form.useFormInstance();
  const base = useBaseImage(category);
  const locked = category !== undefined && category.productCodeCount > 0;

  const { carried, carryTo } = useCarriedBoxes(base);
  const held = () => form.getFieldsValue(true) as FormSoFar;

  function carryBoxesTo(picture: BaseImage) {
    const { numberOfPrints, printLocations = [] } = held();
    form.setFieldValue('printLocations', carryTo(picture, numberOfPrints, printLocations));
  }
  // the picture may also change from outside this form, as when somebody else has saved first
  const fit = useEffectEvent(() => {
    const { numberOfPrints, printLocations } = held();
    if (base) form.setFieldValue('printLocations', fittedBoxes(numberOfPrints, printLocations, base));
  });
  useEffect(() => fit(), [base?.url]);

  return (
    <div className={styles.sides}>
      <div>
        <Form.Item name="name" label={t('categories.name')} required>
          <Input maxLength={20} showCount autoFocus />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="styleCode" label={t('categories.style')} required>
            <CodeSelect type={codeType.style} disabled={locked} />
          </Form.Item>
          <Form.Item name="colorCode" label={t('categories.color')} required>
            <CodeSelect type={codeType.colour} disabled={locked} />
          </Form.Item>
        </div>
        {locked && <p className={styles.locked}>{t('categories.codesLocked')}</p>}
        <div className={styles.pair}>
          {measures.map((name) => (
            <Form.Item key={name} name={name} label={t(`categories.${name}`)} required>
              <InputNumber min={0} controls={false} className={styles.number} />
            </Form.Item>
          ))}
        </div>
        <Form.Item name="bottomImageId" label={t('categories.baseImage')} required>
          <BaseImageField onChange={(_, picture) => picture && carryBoxesTo(baseOfFile(picture))} />
        </Form.Item>
        <Form.Item name="blend" label={t('categories.blend')}>
          <Select options={blends.map((value) => ({ value, label: t(`categories.blend.${value}`) }))} />
        </Form.Item>
      </div>
      <div>
        <PositionFields base={base} category={category} carried={carried} />
      </div>
    </div>
  );
}

interface FormSoFar {
  numberOfPrints: number;
  printLocations?: readonly PrintBox[];
}
