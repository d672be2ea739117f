import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { EffectPreview, ProductCodeSelect, useProductCode } from '../../categories/categories.public.tsx';
import { PicturePicker } from '../../library/library.public.tsx';
import styles from './entry.module.css';
import type { LineValues } from './orderValues.ts';
import { SkuMeaning } from './SkuMeaning.tsx';
import { useLine } from './useLine.ts';

interface Props {
  /** The line's index in the list. */
  at: number;
  /** Absent for the only line. */
  onRemove: (() => void) | undefined;
}

const previewWidth = 120;
const parcel = [
  ['parcelLong', 'orders.length'],
  ['parcelWide', 'orders.width'],
  ['parcelHigh', 'orders.height'],
  ['parcelWeight', 'orders.weight'],
] as const;

export function LineFields({ at, onRemove }: Props) {
  const t = useT();
  const { line, set, takeProduct, lookUp, lookingUp } = useLine(at);
  const product = useProductCode(line.productCode);
  const positions = product?.printNum ?? 1;
  const prints = line.printNum ?? positions;
  const two = positions === 2;
  return (
    <div className={styles.line}>
      <div className={styles.preview}>
        <span className={styles.lineNo}>{at + 1}</span>
        {product && <EffectPreview product={product} prints={placedPrints(line, prints)} width={previewWidth} />}
      </div>
      <div className={styles.lineFields}>
        <Form.Item label={t('orders.skuId')} className={styles.wide} extra={<SkuMeaning line={line} />}>
          <div className={styles.lookUp}>
            <Form.Item name={[at, 'msku']} noStyle>
              <Input
                maxLength={64}
                aria-label={t('orders.skuId')}
                onPressEnter={(event) => {
                  event.preventDefault();
                  void lookUp();
                }}
              />
            </Form.Item>
            <Button loading={lookingUp} onClick={() => void lookUp()}>
              {t('orders.lookUp')}
            </Button>
          </div>
        </Form.Item>
        <Form.Item name={[at, 'productCode']} label={t('orders.product')} className={styles.wide}>
          <ProductCodeSelect allowClear onChange={(_, chosen) => takeProduct(chosen)} />
        </Form.Item>
        <Form.Item name={[at, 'num']} label={t('orders.quantity')} required>
          <InputNumber min={1} max={100_000} precision={0} />
        </Form.Item>
        <Form.Item name={[at, 'printNum']} label={t('orders.prints')} hidden={!two}>
          <Select options={[1, 2].map((count) => ({ value: count, label: count }))} placeholder={positions} />
        </Form.Item>
        <Form.Item name={[at, 'printingLocation']} label={t('orders.position')} hidden={!two || prints === 2}>
          <Select options={[1, 2].map((position) => ({ value: position, label: position }))} placeholder="1" />
        </Form.Item>
        <Form.Item
          name={[at, 'printingImage']}
          label={t('orders.print', { position: prints === 2 ? 1 : '' })}
          className={styles.wide}
        >
          <PicturePicker
            onChange={(_, picture) => set({ printingUrl: picture?.fileUrl })}
            onSecond={
              two && prints === 2 ? (id, { fileUrl }) => set({ printingImage2: id, printingUrl2: fileUrl }) : undefined
            }
          />
        </Form.Item>
        {two && prints === 2 && (
          <Form.Item name={[at, 'printingImage2']} label={t('orders.print', { position: 2 })} className={styles.wide}>
            <PicturePicker onChange={(_, picture) => set({ printingUrl2: picture?.fileUrl })} />
          </Form.Item>
        )}
        <div className={styles.parcel}>
          {parcel.map(([name, label]) => (
            <Form.Item key={name} name={[at, name]} label={t(label)}>
              <InputNumber min={0} controls={false} />
            </Form.Item>
          ))}
        </div>
      </div>
      {onRemove && (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('orders.removeLine', { line: at + 1 })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

/** Each position's print; a single one goes where the line says. */
function placedPrints(line: LineValues, prints: number): readonly (string | undefined)[] {
  if (prints === 2) return [line.printingUrl, line.printingUrl2];
  return line.printingLocation === 2 ? [undefined, line.printingUrl] : [line.printingUrl];
}
