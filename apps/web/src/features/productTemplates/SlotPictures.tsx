import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { imageSlots, type ImageSlot } from '@pressroom/contract/pictures/imageSlots';
import { Form } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ActMenu } from '../../ui/ActMenu.tsx';
import { PictureCards } from '../pictures/pictures.public.tsx';
import styles from './productTemplates.module.css';
import { linksOf, slotField } from './templateForm.ts';
import { useFittingPictures } from './useFittingPictures.ts';

interface Props {
  id?: string;
  slot: ImageSlot;
  /** Addresses, joined by commas. */
  value?: string;
  onChange?: (links: string) => void;
}

/** The pictures of one slot: uploaded, or taken from another slot where they fit this one as well. */
export function SlotPictures({ slot, value, onChange, ...control }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const judge = useFittingPictures(slot);
  const [taking, setTaking] = useState(false);
  const [news, setNews] = useState<readonly string[]>([]);
  const most = slot.templateCount.max;
  const held = linksOf(value);
  const sources = useOtherSlots(slot, held);

  async function takeFrom({ type, links }: Source) {
    setTaking(true);
    const { fitting, refused } = await judge(links);
    setTaking(false);
    // what has been uploaded or removed while they were judged
    const present = linksOf(form.getFieldValue(slotField(slot)) as string | undefined);
    const fresh = fitting.filter((address) => !present.includes(address));
    const taken = fresh.slice(0, most - present.length);
    if (taken.length > 0) onChange?.([...present, ...taken].join(','));
    const from = t(`productTemplates.slot.${type}`);
    const left = fresh.length - taken.length;
    setNews([
      ...(taken.length > 0 ? [t('productTemplates.taken', { count: taken.length })] : []),
      ...(left > 0 ? [t('productTemplates.noRoom', { count: left })] : []),
      ...refused.map(({ at, cause }) => t('productTemplates.notTaken', { from, at, cause })),
    ]);
  }
  return (
    <>
      <PictureCards
        {...control}
        value={held}
        onChange={(addresses) => onChange?.(addresses.join(','))}
        rule={slot}
        most={most}
        imageType={slot.type}
      />
      {sources.length > 0 && held.length < most && (
        <ActMenu
          label={t('productTemplates.takeFrom')}
          icon={<CopyOutlined />}
          size="small"
          busy={taking}
          acts={sources.map((source) => ({
            label: t(`productTemplates.slot.${source.type}`),
            run: () => void takeFrom(source),
          }))}
        />
      )}
      <ul role="status" className={styles.news}>
        {news.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface Source {
  type: ImageSlot['type'];
  links: string[];
}

/** The other slots with pictures that this one has not. */
function useOtherSlots(slot: ImageSlot, held: readonly string[]): Source[] {
  const form = Form.useFormInstance();
  // drawn again whenever the pictures of any slot change
  Form.useWatch('sheinImageList', form);
  Form.useWatch('temuImageList', form);
  return imageSlots
    .filter(({ type }) => type !== slot.type)
    .map((other) => ({
      type: other.type,
      links: linksOf(form.getFieldValue(slotField(other)) as string | undefined).filter(
        (address) => !held.includes(address),
      ),
    }))
    .filter(({ links }) => links.length > 0);
}
