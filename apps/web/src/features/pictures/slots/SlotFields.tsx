import type { ImageSlot } from '@pressroom/contract/pictures/imageSlots';
import { type SlotCounts, slotCountOf, slotsOf } from '@pressroom/contract/pictures/slotLists';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { Form } from 'antd';
import type { Described } from '../../../ui/imageUpload/AddTile.tsx';
import { SlotControl } from './SlotControl.tsx';
import { SlotLabel } from './SlotLabel.tsx';
import { type SlotBoard, type SlotLists, slotPath, useFormBoard } from './slotBoard.ts';
import styles from './slots.module.css';

interface Props {
  marketplace: Marketplace;
  counts: SlotCounts;
  /** Both, so that pictures can be used in slots of the other marketplace, too. */
  lists: SlotLists;
}

/** The pictures for one marketplace in the form around, a field for each slot. */
export function SlotFields({ marketplace, counts, lists }: Props) {
  return slotsOf(marketplace).map((slot) => (
    <Form.Item
      key={slot.type}
      name={slotPath(lists, slot.type)}
      className={styles.slot}
      label={<SlotLabel slot={slot} counts={counts} />}
      required={slotCountOf(slot, counts).min > 0}
    >
      <FormSlot slot={slot} counts={counts} lists={lists} />
    </Form.Item>
  ));
}

interface FormSlotProps extends Described {
  slot: ImageSlot;
  counts: SlotCounts;
  lists: SlotLists;
  onChange?: (links: string) => void;
}

function FormSlot({ slot, counts, lists, onChange, ...given }: FormSlotProps) {
  const { read, write } = useFormBoard(lists);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = given;
  const board: SlotBoard = {
    read,
    write({ [slot.type]: own, ...others }) {
      write(others);
      // as if it had been typed here: the form checks its fields again
      if (own) onChange?.(own.join(','));
    },
  };
  return (
    <SlotControl
      id={id}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      slot={slot}
      counts={counts}
      values={read()}
      board={board}
    />
  );
}
