import { imageSlotOf, imageTypes, type PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { putFirst } from '@pressroom/contract/pictures/putFirst';
import { type ProductSpecDetail, skuStatus } from '@pressroom/contract/products/product';
import { Form, Input, Radio, Switch } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { Described } from '../../../ui/imageUpload/AddTile.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { ProductCodeSelect } from '../../categories/categories.public.tsx';
import { PictureCards, useFormBoard } from '../../pictures/pictures.public.tsx';
import { lists } from './skuForm.ts';
import styles from './sku.module.css';

const asciiOnly = (typed: string) => typed.normalize('NFKC').replaceAll(/[^\u0020-\u007e]/g, '');
const digitsOnly = (typed: string) => typed.normalize('NFKC').replaceAll(/[^0-9]/g, '');

export function SkuFields({ spec }: { spec: ProductSpecDetail }) {
  const t = useT();
  const follows = Form.useWatch<boolean | undefined>('followsStock') ?? true;
  return (
    <>
      <div className={styles.fields}>
        <Form.Item name="sku" label={t('productVariants.cell.sku')} required normalize={asciiOnly}>
          <Input maxLength={100} showCount autoFocus autoComplete="off" />
        </Form.Item>
        <Form.Item name="name" label={t('productVariants.cell.name')}>
          <Input maxLength={100} showCount />
        </Form.Item>
        <Form.Item
          name="productCode"
          label={t('productVariants.productCode')}
          normalize={(code?: string) => code ?? ''}
        >
          <ProductCodeSelect allowClear />
        </Form.Item>
        <Form.Item name="status" label={t('ui.status')} required>
          <Radio.Group
            options={skuStatus.values.map((status) => ({
              value: status,
              label: t(`productVariants.status.${status}`),
            }))}
          />
        </Form.Item>
        <Form.Item name="followsStock" label={t('productVariants.followsLabel')} valuePropName="checked">
          <Switch />
        </Form.Item>
        {follows ? (
          <Form.Item label={t('productVariants.stock')}>
            <span>
              {spec.inventory === null
                ? t('productVariants.follows')
                : t('productVariants.followsNow', { count: spec.inventory })}
            </span>
          </Form.Item>
        ) : (
          <Form.Item name="realStock" label={t('productVariants.stock')} required normalize={digitsOnly}>
            <Input maxLength={8} inputMode="numeric" autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item label={t('productVariants.prints')} extra={t('productVariants.printsLocked')}>
          <span className={styles.prints}>
            {spec.stockImages.map((print) => (
              <Thumb key={print.id} src={print.url} alt={print.name} size={52} />
            ))}
          </span>
        </Form.Item>
        <Form.Item name="mainPictureUrl" label={t('productVariants.mainPicture')} required>
          <MainPicture />
        </Form.Item>
      </div>
      <Form.Item name="remark" label={t('ui.remark')}>
        <Input.TextArea maxLength={100} showCount autoSize={{ minRows: 1, maxRows: 3 }} />
      </Form.Item>
    </>
  );
}

interface ControlProps extends Described {
  value?: string;
  onChange?: (address: string) => void;
}

/** What fits this fits every slot that begins with the main picture. */
const rule: PictureRule = {
  ...imageSlotOf(imageTypes.sheinSquare)!,
  maxBytes: imageSlotOf(imageTypes.temuCarousel)!.maxBytes,
};

/** Another main picture is put first in its slots. */
function MainPicture({ value, onChange, ...control }: ControlProps) {
  const board = useFormBoard(lists);
  return (
    <PictureCards
      {...control}
      value={value ? [value] : []}
      onChange={([address = '']) => {
        onChange?.(address);
        if (address) board.write(putFirst(board.read(), address, value));
      }}
      rule={rule}
      most={1}
      imageType={imageTypes.sheinSquare}
    />
  );
}
