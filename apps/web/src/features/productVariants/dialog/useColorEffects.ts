import { useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useEffectPictures } from '../../effectPictures/effectPictures.public.tsx';
import { colorsOf, type EditorStore } from './editor.ts';
import { withMainPicture } from './skuPictures.ts';

/** Makes the effect pictures of colours and puts them first in their slots. */
export function useColorEffects(store: EditorStore) {
  const t = useT();
  const effects = useEffectPictures();
  /** Why a colour has none, by its code. */
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** Colours whose picture somebody has brought. */
  const [byHand, setByHand] = useState<readonly string[]>([]);

  function put(colorCodes: readonly string[], address: string) {
    store.set((editor) => ({
      ...editor,
      pictures: colorCodes.reduce(
        (pictures, colorCode) => withMainPicture(pictures, colorCode, address),
        editor.pictures,
      ),
      touched: true,
    }));
  }
  const tell = (colorCodes: readonly string[], msg: string | undefined) =>
    setProblems((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([colorCode]) => !colorCodes.includes(colorCode))),
      ...(msg === undefined ? {} : Object.fromEntries(colorCodes.map((colorCode) => [colorCode, msg]))),
    }));

  /** Of the colours that are named, or of all but those with a picture that somebody has brought. */
  async function make(prints: readonly string[], colorCodes?: readonly string[]) {
    const all = colorsOf(store.get().history.present);
    const colors = all.filter(({ colorCode }) => colorCodes?.includes(colorCode) ?? !byHand.includes(colorCode));
    const without = colors.filter(({ categoryId }) => categoryId === null).map(({ colorCode }) => colorCode);
    tell(
      colors.map(({ colorCode }) => colorCode),
      undefined,
    );
    if (without.length > 0) tell(without, t('productVariants.noCategory'));
    const categoryIds = colors.flatMap(({ categoryId }) => categoryId ?? []);
    if (prints.length === 0 || categoryIds.length === 0) return;
    if (colorCodes) setByHand((before) => before.filter((colorCode) => !colorCodes.includes(colorCode)));
    try {
      await effects.make({ images: prints, categoryIds }, (categoryId, outcome) => {
        const own = colors.filter((color) => color.categoryId === categoryId).map(({ colorCode }) => colorCode);
        if ('url' in outcome) put(own, outcome.url);
        else tell(own, outcome.msg);
      });
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      tell(
        colors.map(({ colorCode }) => colorCode),
        failureText(cause, t),
      );
    }
  }
  return {
    effects,
    problems,
    make,
    bring(colorCodes: readonly string[], address: string) {
      setByHand((before) => [...new Set([...before, ...colorCodes])]);
      tell(colorCodes, undefined);
      put(colorCodes, address);
    },
  };
}
export type ColorEffects = ReturnType<typeof useColorEffects>;
