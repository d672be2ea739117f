export type Point = { x: number; y: number };

/**
 * How much of each pixel a shape covers, by signed areas: every edge adds what it covers in its own row,
 * and one running sum over the row then gives the coverage. Shapes wound the same way may overlap.
 */
export class Coverage {
  readonly width: number;
  readonly height: number;
  private readonly areas: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.areas = new Float32Array(width * height + 2);
  }

  addContour(points: readonly Point[]): void {
    for (let i = 0; i < points.length; i++) this.addEdge(points[i]!, points[(i + 1) % points.length]!);
  }

  /** The coverage of each pixel from 0 to 1. It overwrites the areas, so no edge can be added afterwards. */
  toFractions(): Float32Array {
    const { width, height, areas } = this;
    for (let row = 0; row < height; row++) {
      let sum = 0;
      for (let at = row * width, end = at + width; at < end; at++) {
        sum += areas[at]!;
        areas[at] = Math.min(1, Math.abs(sum));
      }
    }
    return areas.subarray(0, width * height);
  }

  private addEdge(a: Point, b: Point): void {
    if (a.y === b.y) return;
    const direction = a.y < b.y ? 1 : -1;
    const [upper, lower] = direction === 1 ? [a, b] : [b, a];
    const slope = (lower.x - upper.x) / (lower.y - upper.y);
    const last = Math.min(this.height, Math.ceil(lower.y));
    for (let row = Math.max(0, Math.floor(upper.y)); row < last; row++) {
      const from = Math.max(row, upper.y);
      const to = Math.min(row + 1, lower.y);
      const xFrom = upper.x + (from - upper.y) * slope;
      const xTo = upper.x + (to - upper.y) * slope;
      this.addSpan(row, Math.min(xFrom, xTo), Math.max(xFrom, xTo), direction * (to - from));
    }
  }

  /** `weight` is the signed height that the edge passes within this row. */
  private addSpan(row: number, xFrom: number, xTo: number, weight: number): void {
    const { width, areas } = this;
    const left = Math.max(0, xFrom);
    const right = Math.min(width, Math.max(left, xTo));
    if (left >= width) return;
    const start = row * width;
    const first = Math.floor(left);
    const end = Math.ceil(right);
    if (end <= first + 1) {
      const inside = (left + right) / 2 - first;
      areas[start + first]! += weight * (1 - inside);
      if (first + 1 < width) areas[start + first + 1]! += weight * inside;
      return;
    }
    const perPixel = weight / (right - left);
    let done = 0;
    for (let column = first; column < end; column++) {
      const enters = Math.max(left, column);
      const leaves = Math.min(right, column + 1);
      const crossed = (leaves - enters) * perPixel;
      const share = crossed * (column + 1 - (enters + leaves) / 2);
      areas[start + column]! += done + share;
      done = crossed - share;
    }
    if (end < width) areas[start + end]! += done;
  }
}
