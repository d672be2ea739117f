import type { Blend } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import type { LibraryFile } from '@pressroom/contract/library/library';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { BaseImage } from '../baseImage/baseImage.ts';
import type { Carried } from './useCarriedBoxes.ts';
import { CarriedNotice } from './CarriedNotice.tsx';
import { PositionsEditor } from './PositionsEditor.tsx';
import { TriedPrints } from './TriedPrints.tsx';
import styles from './PrintPositions.module.css';

/** On what and how prints lie, as the form has it now. */
interface Cloth {
  bottomImageId?: string;
  blend?: Blend;
}

interface Props {
  base: BaseImage | undefined;
  /** Shows the prints that are tried as they will look. */
  cloth?: Cloth;
  /** How the positions came onto this picture, where it has replaced another. */
  carried?: Carried;
  value?: readonly PrintBox[];
  onChange?: (boxes: PrintBox[]) => void;
}

/** A form's control for print positions: the picture to drag on, the numbers beside it, and prints to try on it. */
export function PrintPositions({ base, cloth, carried, value = [], onChange }: Props) {
  const t = useT();
  const [tried, setTried] = useState<readonly (LibraryFile | undefined)[]>([]);
  if (!base) return <div className={styles.missing}>{t('categories.baseImageRequired')}</div>;
  const tryOn = (at: number, print: LibraryFile | undefined) =>
    setTried(value.map((_, index) => (index === at ? print : tried[index])));
  const prints = value.flatMap((box, at) => {
    const print = tried[at];
    return print ? [{ id: print.id, box }] : [];
  });
  return (
    <>
      {carried && <CarriedNotice carried={carried} boxes={value} />}
      <PositionsEditor
        // another picture starts a new history, with the carried positions as its first step
        key={base.url}
        base={base}
        boxes={value}
        before={carried?.how === 'scaled' ? carried.unscaled : undefined}
        prints={tried}
        onChange={onChange}
        onTry={tryOn}
      />
      {cloth?.bottomImageId && cloth.blend && prints.length > 0 && (
        <TriedPrints bottomImageId={cloth.bottomImageId} blend={cloth.blend} prints={prints} />
      )}
    </>
  );
}
