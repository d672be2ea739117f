import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { Radio } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './parts.module.css';

const choices = ['missing', 'effects', 'all'] as const;

/** Products or SKUs that get effect pictures. */
export type PicturesOf = { ids: string[] } | { skuIds: string[] };

interface Props {
  of: PicturesOf;
  /** How many of them. */
  count: number;
  onClose: () => void;
}

/** Has the effect pictures of what is selected made, as a task. */
export function MakePicturesDialog({ of, count, onClose }: Props) {
  const t = useT();
  const [only, setOnly] = useState<(typeof choices)[number]>('missing');
  const make = useCommand(productEffects.make, {
    success: ({ skus }) => (skus > 0 ? t('products.makingPictures', { count: skus }) : t('products.noPicturesToMake')),
  });
  async function go() {
    if (await make.run({ ...of, only })) onClose();
  }
  return (
    <Dialog
      title={t('ids' in of ? 'products.makePicturesOf' : 'products.makePicturesOfSkus', { count })}
      onCancel={onClose}
      onOk={() => void go()}
      okText={t('products.make')}
      cancelText={t('ui.cancel')}
      confirmLoading={make.pending}
    >
      <Radio.Group
        className={styles.choices}
        value={only}
        onChange={({ target: { value } }) => setOnly(value as typeof only)}
        options={choices.map((value) => ({ value, label: t(`products.makeOnly.${value}`) }))}
      />
      <p className={styles.choiceNote}>{t('products.makePicturesNote')}</p>
    </Dialog>
  );
}
