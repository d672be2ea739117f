import type { ImageType } from '@pressroom/contract/pictures/imageSlots';
import { imageSlots } from '@pressroom/contract/pictures/imageSlots';
import { linksOf, type SlotValues } from '@pressroom/contract/pictures/slotValues';
import { slotsOf } from '@pressroom/contract/pictures/slotLists';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { Form } from 'antd';
import type { Path } from '../../../kit/problems.ts';

/** The pictures of all slots of both marketplaces, as they stand at the moment of asking. */
export interface SlotBoard {
  read: () => SlotValues;
  /** Slots that are not named stay as they are. */
  write: (changes: SlotValues) => void;
}

/** Where a form keeps the rows of each marketplace, one row for every slot in the order in which they are shown. */
export type SlotLists = Readonly<Record<Marketplace, Path>>;

/** The field with the pictures of a slot. */
export function slotPath(lists: SlotLists, type: ImageType): (string | number)[] {
  const { marketplace } = imageSlots.find((slot) => slot.type === type)!;
  return [...lists[marketplace], slotsOf(marketplace).findIndex((slot) => slot.type === type), 'imageLinks'];
}

/** The slots of the form around. Draws anew whenever the pictures of any slot change. */
export function useFormBoard(lists: SlotLists): SlotBoard {
  const form = Form.useFormInstance();
  Form.useWatch(lists.shein, form);
  Form.useWatch(lists.temu, form);
  return {
    read: () =>
      Object.fromEntries(
        imageSlots.map(({ type }) => [
          type,
          linksOf(form.getFieldValue(slotPath(lists, type)) as string | null | undefined),
        ]),
      ),
    write: (changes) =>
      form.setFields(
        Object.entries(changes).map(([type, links]) => ({
          name: slotPath(lists, Number(type) as ImageType),
          value: links.join(','),
          touched: true,
          errors: [],
        })),
      ),
  };
}
