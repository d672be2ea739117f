import { imageSlotOf, imageTypes, type PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { Button } from 'antd';
import { memo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { EffectProgress } from '../../effectPictures/effectPictures.public.tsx';
import { PictureCards } from '../../pictures/pictures.public.tsx';
import styles from './dialog.module.css';
import { type EditorStore } from './editor.ts';
import { useStored } from './store.ts';
import { useColors } from './useColors.ts';
import type { ColorEffects } from './useColorEffects.ts';

interface Props {
  store: EditorStore;
  effects: ColorEffects;
  prints: readonly string[];
  /** Saving was refused for want of them. */
  asksForAll: boolean;
}

const mainPictureId = (colorCode: string) => `main ${colorCode}`;

/** Brings the main picture of a colour into sight, with the focus, where there is none yet. */
export function focusMainPicture(colorCode: string) {
  document.getElementById(mainPictureId(colorCode))?.focus();
}

/** What fits this fits every slot that begins with the main picture. */
const rule: PictureRule = {
  ...imageSlotOf(imageTypes.sheinSquare)!,
  maxBytes: imageSlotOf(imageTypes.temuCarousel)!.maxBytes,
};

/** The main picture of each colour: made from its base picture and the prints, chosen or uploaded. */
export const ColorPictures = memo(function ColorPictures({ store, effects, prints, asksForAll }: Props) {
  const t = useT();
  const pictures = useStored(store, (editor) => editor.pictures);
  const colors = useColors(store);
  if (colors.length === 0) return null;
  const all = colors.map(({ colorCode }) => colorCode);
  return (
    <section className={styles.colors} aria-label={t('productVariants.mainPictures')}>
      <ul className={styles.colorList}>
        {colors.map(({ colorCode, colorName }) => {
          const main = pictures.main[colorCode];
          const problem =
            effects.problems[colorCode] ?? (asksForAll && !main ? t('products.mainPictureRequired') : undefined);
          return (
            <li key={colorCode} className={styles.color} data-wrong={problem !== undefined}>
              <PictureCards
                id={mainPictureId(colorCode)}
                value={main ? [main] : []}
                onChange={([address]) => address && effects.bring([colorCode], address)}
                rule={rule}
                most={1}
                imageType={imageTypes.sheinSquare}
              />
              <span className={styles.colorWords}>
                <strong>{colorName}</strong>
                {problem && (
                  <span role="alert" className={styles.problem} title={problem}>
                    {problem}
                  </span>
                )}
                <Button
                  type="link"
                  size="small"
                  disabled={prints.length === 0 || effects.effects.running}
                  onClick={() => void effects.make(prints, [colorCode])}
                >
                  {t(problem ? 'ui.retry' : main ? 'productVariants.makeAgain' : 'productVariants.make')}
                </Button>
                {main && colors.length > 1 && (
                  <Button type="link" size="small" onClick={() => effects.bring(all, main)}>
                    {t('productVariants.forAllColors')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <EffectProgress {...effects.effects} />
      {prints.length === 0 && <p className={styles.note}>{t('productVariants.noPrints')}</p>}
    </section>
  );
});
