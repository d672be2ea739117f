/** A closed outline: straight sides between the points, curves already flattened. */
export type Contour = { x: number; y: number }[];

type OutlinePoint = { x: number; y: number; onCurve: boolean };
type Tables = { glyf: Buffer; offsetOf: (glyph: number) => number };

const stepsPerCurve = 5;

/** The outline of one TrueType glyph in font units, y upwards. */
export function readOutline(tables: Tables, glyph: number): Contour[] {
  const start = tables.offsetOf(glyph);
  if (tables.offsetOf(glyph + 1) === start) return [];
  const data = tables.glyf.subarray(start);
  const contours = data.readInt16BE(0);
  return contours >= 0 ? readSimple(data, contours) : readComposite(tables, data);
}

const flag = { onCurve: 1, xShort: 2, yShort: 4, repeat: 8, xSameOrPositive: 16, ySameOrPositive: 32 };

function readSimple(data: Buffer, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + i * 2));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + data.readUInt16BE(at);

  const flags: number[] = [];
  while (flags.length < points) {
    const value = data[at++]!;
    flags.push(value);
    if (value & flag.repeat) for (let again = data[at++]!; again > 0; again--) flags.push(value);
  }

  function coordinates(short: number, sameOrPositive: number): number[] {
    let value = 0;
    return flags.map((bits) => {
      if (bits & short) {
        const step = data[at++]!;
        value += bits & sameOrPositive ? step : -step;
      } else if (!(bits & sameOrPositive)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  }

  const xs = coordinates(flag.xShort, flag.xSameOrPositive);
  const ys = coordinates(flag.yShort, flag.ySameOrPositive);
  const outline = flags.map((bits, i) => ({ x: xs[i]!, y: ys[i]!, onCurve: (bits & flag.onCurve) !== 0 }));
  return ends.map((end, i) => flatten(outline.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1)));
}

const part = { wide: 1, offsets: 2, scale: 8, more: 32, xyScale: 64, matrix: 128 };

function readComposite(tables: Tables, data: Buffer): Contour[] {
  const contours: Contour[] = [];
  let at = 10;
  for (let bits = part.more; bits & part.more;) {
    bits = data.readUInt16BE(at);
    const glyph = data.readUInt16BE(at + 2);
    at += 4;
    const wide = (bits & part.wide) !== 0;
    const moved = (bits & part.offsets) !== 0;
    const dx = moved ? (wide ? data.readInt16BE(at) : data.readInt8(at)) : 0;
    const dy = moved ? (wide ? data.readInt16BE(at + 2) : data.readInt8(at + 1)) : 0;
    at += wide ? 4 : 2;
    const factor = () => data.readInt16BE((at += 2) - 2) / 16384;
    let [a, b, c, d] = [1, 0, 0, 1];
    if (bits & part.scale) a = d = factor();
    else if (bits & part.xyScale) [a, d] = [factor(), factor()];
    else if (bits & part.matrix) [a, b, c, d] = [factor(), factor(), factor(), factor()];
    for (const contour of readOutline(tables, glyph))
      contours.push(contour.map(({ x, y }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy })));
  }
  return contours;
}

/** Between two control points TrueType implies a point on the curve. */
function flatten(points: OutlinePoint[]): Contour {
  const explicit: OutlinePoint[] = [];
  for (const [i, point] of points.entries()) {
    const previous = points.at(i - 1)!;
    if (!point.onCurve && !previous.onCurve) explicit.push({ ...middle(previous, point), onCurve: true });
    explicit.push(point);
  }
  const start = explicit.findIndex((point) => point.onCurve);
  const ordered = [...explicit.slice(start), ...explicit.slice(0, start)];

  const contour: Contour = [];
  for (const [i, point] of ordered.entries()) {
    if (point.onCurve) contour.push({ x: point.x, y: point.y });
    else contour.push(...curve(ordered[i - 1]!, point, ordered[(i + 1) % ordered.length]!));
  }
  return contour;
}

function middle(a: OutlinePoint, b: OutlinePoint): { x: number; y: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The points strictly between the two ends. */
function curve(from: OutlinePoint, control: OutlinePoint, to: OutlinePoint): Contour {
  return Array.from({ length: stepsPerCurve - 1 }, (_, i) => {
    const t = (i + 1) / stepsPerCurve;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: p * from.x + q * control.x + r * to.x, y: p * from.y + q * control.y + r * to.y };
  });
}
