import { fitPrint } from './printFit.ts';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import type { LibraryFile } from '@pressroom/contract/library/library';
import { requiredDpi } from '@pressroom/contract/library/pictureRules';
import { useT } from '../../../i18n/i18n.ts';
import { PicturePicker } from '../../library/library.public.tsx';
import styles from './PrintPositions.module.css';

const centimetresInInch = 2.54;

interface Props {
  number: number;
  box: PrintBox;
  print: LibraryFile | undefined;
  onTry: (print: LibraryFile | undefined) => void;
}

/** A print of the library on its position, with the size and resolution that it is printed in. Nothing of it is saved. */
export function PrintTrial({ number, box, print, onTry }: Props) {
  const t = useT();
  const label = t('categories.tryPrint');
  return (
    <div className={styles.trial} role="group" aria-label={`${t('categories.position', { number })} ${label}`}>
      <span>{label}</span>
      <PicturePicker value={print?.id} allowClear onChange={(_, picture) => onTry(picture)} />
      {print && <Fit box={box} print={print} />}
    </div>
  );
}

function Fit({ box, print: { metaData } }: { box: PrintBox; print: LibraryFile }) {
  const t = useT();
  const { width, height } = metaData;
  const fit = fitPrint({ width, height }, box);
  return (
    <div className={styles.fit} aria-live="polite">
      <p>
        <strong>{t('categories.printsAt', printed(metaData))}</strong>
      </p>
      {fit.misfit && (
        <p className={styles.warning}>
          {t('categories.misfit', {
            print: (width / height).toFixed(2),
            box: (box.width / box.height).toFixed(2),
            percent: Math.round(fit.empty * 100),
          })}
        </p>
      )}
    </div>
  );
}

/** How large and how fine the file is printed, which no box changes. */
function printed({ width, height, dpiHorizontal, dpiVertical }: LibraryFile['metaData']) {
  const [across, down] = [dpiHorizontal ?? requiredDpi, dpiVertical ?? requiredDpi];
  const inCentimetres = (dots: number, dpi: number) => ((dots / dpi) * centimetresInInch).toFixed(1);
  return {
    size: `${inCentimetres(width, across)} × ${inCentimetres(height, down)}`,
    dpi: across === down ? across : `${across} × ${down}`,
  };
}
