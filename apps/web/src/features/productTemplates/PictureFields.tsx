import { slotsOf } from '@pressroom/contract/pictures/slotLists';
import type { ImageSlot } from '@pressroom/contract/pictures/imageSlots';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './productTemplates.module.css';
import { SlotPictures } from './SlotPictures.tsx';
import { slotField } from './templateForm.ts';

/** The pictures for one marketplace, slot by slot. */
export function PictureFields({ marketplace }: { marketplace: Marketplace }) {
  return slotsOf(marketplace).map((slot) => <SlotField key={slot.type} slot={slot} />);
}

function SlotField({ slot }: { slot: ImageSlot }) {
  const t = useT();
  const { min, max } = slot.templateCount;
  const range = min > 0 ? t('productTemplates.slotCount', { min, max }) : t('productTemplates.slotUpTo', { max });
  return (
    <Form.Item
      name={slotField(slot)}
      className={styles.slot}
      label={
        <>
          {t(`productTemplates.slot.${slot.type}`)}
          <span className={styles.count}>{range}</span>
        </>
      }
      required={min > 0}
    >
      <SlotPictures slot={slot} />
    </Form.Item>
  );
}
