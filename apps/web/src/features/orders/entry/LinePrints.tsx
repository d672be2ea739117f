import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button, Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { PicturePicker } from '../../library/library.public.tsx';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import { lackingPrints, printFields, printFieldsOf } from '../record/linePrints.ts';
import { useMayMap } from '../record/useMayMap.ts';
import styles from './LinePrints.module.css';

interface Props {
  order: OrderRow;
  /** The line's index. */
  at: number;
  /** Only what it lacks is asked for. */
  isLacking: boolean;
  onOpen?: OpenDialog | undefined;
}

/** The prints of one line, with two ways out where its second one is missing: one print is enough, or its mapping is wrong. */
export function LinePrints({ order, at, isLacking, onOpen }: Props) {
  const t = useT();
  const mayMap = useMayMap();
  const form = Form.useFormInstance();
  const line = order.orderDetailsList[at]!;
  const path = ['orderDetailsList', at];
  const prints = Form.useWatch<number | undefined>([...path, 'printNum'], { form, preserve: true }) ?? line.printNum;
  const fields = isLacking ? lackingPrints(line) : printFieldsOf(line);
  const isEnough = prints === 1 && line.printNum === 2;
  const mayBeOne = line.printNum === 2 && line.printingImage !== null && line.printingImage2 === null;
  return (
    <section className={styles.line}>
      <header className={styles.head}>
        <Thumb src={line.productCombinedImage} alt="" size={52} />
        <strong>
          {line.productCode} × {line.num}
        </strong>
        {line.msku && <code>{line.msku}</code>}
      </header>
      {!isEnough &&
        fields.map((field) => (
          <Form.Item
            key={field}
            name={[...path, field]}
            label={t('orders.print', { position: line.printNum === 1 ? '' : printFields.indexOf(field) + 1 })}
          >
            <PicturePicker />
          </Form.Item>
        ))}
      {mayBeOne && (
        <Button type="link" size="small" onClick={() => form.setFieldValue([...path, 'printNum'], isEnough ? 2 : 1)}>
          {t(isEnough ? 'orders.twoPrints' : 'orders.onePrint', { name: line.printingName ?? '' })}
        </Button>
      )}
      {line.msku && mayMap && onOpen && (
        <Button
          type="link"
          size="small"
          onClick={() => onOpen({ name: 'correctMapping', shopId: order.shopId, skuIds: [line.msku] })}
        >
          {t('orders.mapInstead')}
        </Button>
      )}
    </section>
  );
}
