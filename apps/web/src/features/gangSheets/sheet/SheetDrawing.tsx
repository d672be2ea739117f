import type { CallOutput } from '@pressroom/contract/endpoint';
import type { gangSheets, PlacedPrint } from '@pressroom/contract/production/gangSheets';
import { useT } from '../../../i18n/i18n.ts';
import styles from './sheet.module.css';

export interface SheetView {
  sheet: CallOutput<typeof gangSheets.sheet>;
  /** The number of a piece on it. */
  chosen: number | undefined;
  onChoose: (no: number) => void;
}

/** Roughly what the caption takes at the foot of each piece. */
const captionMm = 13;

/** The sheet from above, in its proportions. The list beside it is the way for the keyboard. */
export function SheetDrawing({ sheet, chosen, onChoose }: SheetView) {
  const t = useT();
  const { widthMm, lengthMm, sheetNo, placed } = sheet;
  return (
    <div className={styles.frame}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${widthMm} ${lengthMm}`}
        role="img"
        aria-label={t('gangSheets.drawing', { sheet: sheetNo })}
      >
        {placed.map((piece) => (
          <g key={piece.no} data-chosen={piece.no === chosen} onClick={() => onChoose(piece.no)}>
            <Print piece={piece} />
            <rect
              className={piece.unwanted ? styles.unwanted : styles.piece}
              x={piece.x}
              y={piece.y}
              width={piece.width}
              height={piece.height}
            >
              <title>{`${piece.code} · ${piece.thirdOrderNumber}`}</title>
            </rect>
          </g>
        ))}
      </svg>
    </div>
  );
}

function Print({ piece: { x, y, width, height, rotated, picture } }: { piece: PlacedPrint }) {
  if (!picture) return null;
  const [wide, high] = rotated ? [height, width] : [width, height];
  return (
    <image
      href={`${picture}?width=200`}
      width={wide}
      height={Math.max(1, high - captionMm)}
      preserveAspectRatio="xMidYMin meet"
      transform={rotated ? `translate(${x + width} ${y}) rotate(90)` : `translate(${x} ${y})`}
    />
  );
}
