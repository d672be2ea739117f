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

/** A print of the library on its position, with what becomes of its resolution. Nothing of it is saved. */
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
  const own = metaData.dpiHorizontal ?? requiredDpi;
  const fit = fitPrint({ width, height, dpi: own }, box);
  const sizes = (scale: number) => [width * scale, height * scale];
  const inPixels = (scale: number) => sizes(scale).map(Math.round).join(' × ');
  const inCentimetres = (scale: number) =>
    sizes(scale)
      .map((side) => ((side / own) * centimetresInInch).toFixed(1))
      .join(' × ');
  return (
    <div className={styles.fit} aria-live="polite">
      <p>
        <strong>{t('categories.effectiveDpi', { dpi: fit.dpi, own })}</strong>
      </p>
      <p>
        {t('categories.effectiveSize', {
          size: inCentimetres(fit.scale),
          own: inCentimetres(1),
          percent: Math.round(fit.scale * 100),
        })}
      </p>
      {fit.enlarged && (
        <p className={styles.warning}>
          {t('categories.enlarged', { needed: inPixels(fit.scale), given: inPixels(1) })}
        </p>
      )}
      {fit.misfit && (
        <p className={styles.warning}>
          {t('categories.misfit', {
            print: (width / height).toFixed(2),
            box: (box.width / box.height).toFixed(2),
            percent: Math.round(fit.empty * 100),
          })}
        </p>
      )}
      <p>{t('categories.dpiMeaning')}</p>
    </div>
  );
}
