import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { Checkbox, Segmented } from 'antd';
import { memo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SlotPictures } from '../../pictures/pictures.public.tsx';
import styles from './dialog.module.css';
import { type EditorStore } from './editor.ts';
import { slotsOfSku, withOwnSlots, withSlots } from './skuPictures.ts';
import { useStored } from './store.ts';
import { useColors } from './useColors.ts';

interface Props {
  store: EditorStore;
  marketplace: Marketplace;
}

/** The pictures of one marketplace: the same for all SKUs, but for colours that have their own. */
export const SlotTab = memo(function SlotTab({ store, marketplace }: Props) {
  const t = useT();
  const pictures = useStored(store, (editor) => editor.pictures);
  const colors = useColors(store);
  const wanted = useStored(store, (editor) => editor.slotColor);
  const colorCode = colors.some((color) => color.colorCode === wanted) ? wanted : '';
  // in the slots of all, the first colour's main picture stands for each one's own
  const shownFor = colorCode || colors.find((color) => !pictures.byColor[color.colorCode])?.colorCode || '';
  const isOwn = pictures.byColor[colorCode] !== undefined;
  const ownSkus = Object.keys(pictures.bySku).length;
  const change = (next: typeof pictures) => store.set((editor) => ({ ...editor, pictures: next, touched: true }));
  return (
    <div className={styles.slots}>
      <div className={styles.scope}>
        <Segmented
          aria-label={t('productVariants.picturesOf')}
          value={colorCode}
          onChange={(color) => store.set((editor) => ({ ...editor, slotColor: color }))}
          options={[
            { value: '', label: t('productVariants.allColors') },
            ...colors.map(({ colorCode: value, colorName }) => ({
              value,
              label: pictures.byColor[value] ? `${colorName} *` : colorName,
            })),
          ]}
        />
        {colorCode && (
          <Checkbox
            checked={isOwn}
            onChange={({ target }) => change(withOwnSlots(pictures, colorCode, target.checked))}
          >
            {t('productVariants.colorOnly')}
          </Checkbox>
        )}
      </div>
      <p className={styles.note}>
        {t('productVariants.sharedNote')}
        {ownSkus > 0 && ` ${t('productVariants.ownSkus', { count: ownSkus })}`}
      </p>
      <SlotPictures
        key={`${marketplace} ${colorCode}`}
        marketplace={marketplace}
        counts="templateCount"
        value={slotsOfSku(pictures, { key: '', colorCode: shownFor })}
        onChange={(values) => {
          const scope = colorCode && isOwn ? { way: 'color' as const, colorCode } : { way: 'shared' as const };
          change(withSlots(store.get().pictures, scope, { values, shownFor }));
        }}
        disabled={colorCode !== '' && !isOwn}
      />
    </div>
  );
});
