import type { ImageSlot } from '@pressroom/contract/pictures/imageSlots';
import { type SlotCounts, slotCountOf } from '@pressroom/contract/pictures/slotLists';
import { useT } from '../../../i18n/i18n.ts';
import styles from './slots.module.css';

/** What a slot is called, and how many pictures it takes. */
export function SlotLabel({ slot, counts }: { slot: ImageSlot; counts: SlotCounts }) {
  const t = useT();
  const { min, max } = slotCountOf(slot, counts);
  const range = min > 0 ? t('pictures.slotCount', { min, max }) : t('pictures.slotUpTo', { max });
  return (
    <>
      {t(`pictures.slot.${slot.type}`)}
      <span className={styles.count}>{min === max ? t('pictures.slotExactly', { max }) : range}</span>
    </>
  );
}
