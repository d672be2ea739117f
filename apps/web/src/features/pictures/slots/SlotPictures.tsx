import type { ImageType } from '@pressroom/contract/pictures/imageSlots';
import { type SlotCounts, slotsOf } from '@pressroom/contract/pictures/slotLists';
import type { SlotValues } from '@pressroom/contract/pictures/slotValues';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { useLayoutEffect, useRef } from 'react';
import { slotId } from './focusSlot.ts';
import { SlotControl } from './SlotControl.tsx';
import { SlotLabel } from './SlotLabel.tsx';
import styles from './slots.module.css';

interface Props {
  marketplace: Marketplace;
  counts: SlotCounts;
  /** Of both marketplaces, so that pictures can be used in slots of the other one, too. */
  value: SlotValues;
  onChange: (value: SlotValues) => void;
  /** What is wrong with a slot. */
  errors?: Readonly<Partial<Record<ImageType, string>>>;
  disabled?: boolean;
}

/** The pictures for one marketplace outside of a form, slot by slot. In a form, `SlotFields` does the same. */
export function SlotPictures({ marketplace, counts, value, onChange, errors, disabled }: Props) {
  // uploads end long after the render that began them, so they read the latest value
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const board = {
    read: () => latest.current.value,
    write(changes: SlotValues) {
      latest.current.value = { ...latest.current.value, ...changes };
      latest.current.onChange(latest.current.value);
    },
  };
  return slotsOf(marketplace).map((slot) => (
    <section key={slot.type} className={styles.slot}>
      <h4 className={styles.title}>
        <SlotLabel slot={slot} counts={counts} />
      </h4>
      <SlotControl
        id={slotId(slot.type)}
        slot={slot}
        counts={counts}
        values={value}
        board={board}
        disabled={disabled}
        aria-invalid={errors?.[slot.type] !== undefined}
      />
      {errors?.[slot.type] && (
        <p role="alert" className={styles.error}>
          {errors[slot.type]}
        </p>
      )}
    </section>
  ));
}
