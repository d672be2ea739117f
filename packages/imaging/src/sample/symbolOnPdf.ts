import { type BwippOptions, type DrawingContext, render } from 'bwip-js/node';
import {
  appendBezierCurve,
  closePath,
  concatTransformationMatrix,
  lineTo,
  moveTo,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';

export type SymbolSpec = BwippOptions & {
  bcid: string;
  text: string;
  parsefnc?: boolean;
  mode?: number;
  columns?: number;
};

export type Frame = { x: number; y: number; width: number; height: number };

// Four Bézier curves make a circle when their handles have this share of the radius.
const circleHandle = 0.5523;

/** The symbol as vectors, stretched over the frame (lower left corner and size, in points). */
export function drawSymbol(page: PDFPage, spec: SymbolSpec, frame: Frame): void {
  const path: PDFOperator[] = [];
  let drawn = { width: 1, height: 1 };
  const paper: DrawingContext<void> = {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => (drawn = { width, height }),
    line: (x, y0, _, y1, thickness) => {
      // All lines are upright bars; the middle of one with an odd width comes rounded up.
      const right = x + Math.floor(thickness / 2);
      path.push(...polygon([right - thickness, y0], [right, y0], [right, y1], [right - thickness, y1]), fill());
    },
    polygon: (points) => path.push(...polygon(...points)),
    hexagon: (points) => path.push(...polygon(...points)),
    ellipse: (x, y, rx, ry) => path.push(...ellipse(x, y, rx, ry)),
    fill: () => path.push(fill()),
    text: () => undefined,
    end: () => undefined,
  };
  render({ ...spec, scale: 1 }, paper);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(
      frame.width / drawn.width,
      0,
      0,
      -frame.height / drawn.height,
      frame.x,
      frame.y + frame.height,
    ),
    ...path,
    popGraphicsState(),
  );
}

function polygon(...points: [number, number][]): PDFOperator[] {
  return [...points.map(([x, y], i) => (i === 0 ? moveTo(x, y) : lineTo(x, y))), closePath()];
}

function ellipse(x: number, y: number, rx: number, ry: number): PDFOperator[] {
  const [hx, hy] = [rx * circleHandle, ry * circleHandle];
  return [
    moveTo(x - rx, y),
    appendBezierCurve(x - rx, y - hy, x - hx, y - ry, x, y - ry),
    appendBezierCurve(x + hx, y - ry, x + rx, y - hy, x + rx, y),
    appendBezierCurve(x + rx, y + hy, x + hx, y + ry, x, y + ry),
    appendBezierCurve(x - hx, y + ry, x - rx, y + hy, x - rx, y),
    closePath(),
  ];
}

/** Even-odd, for the rings inside a MaxiCode. */
function fill(): PDFOperator {
  return PDFOperator.of(PDFOperatorNames.FillEvenOdd);
}
