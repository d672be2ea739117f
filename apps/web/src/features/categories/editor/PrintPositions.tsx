import type { PrintBox } from '@pressroom/contract/categories/categories';
import type { LibraryFile } from '@pressroom/contract/library/library';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { BaseImage } from '../baseImage.ts';
import { PositionsEditor } from './PositionsEditor.tsx';
import styles from './PrintPositions.module.css';

interface Props {
  base: BaseImage | undefined;
  value?: readonly PrintBox[];
  onChange?: (boxes: PrintBox[]) => void;
}

/** A form's control for print positions: the picture to drag on, the numbers beside it, and prints to try on it. */
export function PrintPositions({ base, value = [], onChange }: Props) {
  const t = useT();
  const [tried, setTried] = useState<readonly (LibraryFile | undefined)[]>([]);
  if (!base) return <div className={styles.missing}>{t('categories.baseImageRequired')}</div>;
  const tryOn = (at: number, print: LibraryFile | undefined) =>
    setTried(value.map((_, place) => (place === at ? print : tried[place])));
  return (
    <PositionsEditor
      // another picture begins without a past to go back to
      key={base.url}
      base={base}
      boxes={value}
      prints={tried}
      onChange={onChange}
      onTry={tryOn}
    />
  );
}
