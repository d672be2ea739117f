import type { Point } from '../coverage.ts';
import { sharp } from '../libvips.ts';
import { Canvas, type Shape } from './canvas.ts';
import { linear, mix, solid } from './paint.ts';
import { curve, mirrored, stroke } from './shapes.ts';

const named: Record<string, string> = {
  black: '#1d1d22',
  white: '#f6f5f2',
  grey: '#b4b7bc',
  navy: '#22304f',
  red: '#b3263a',
  green: '#2f5d48',
  sand: '#d8c6a4',
  pink: '#eeb5c0',
};

const pixels = 1200;

/** The front of a T-shirt, 1200 x 1200 on transparent. `color` is `#rrggbb` or one of a few names. */
export async function sampleShirt({ color }: { color: string }): Promise<Buffer> {
  const cloth = named[color] ?? color;
  if (!/^#[\da-f]{6}$/i.test(cloth))
    throw new Error(`${color} is neither #rrggbb nor one of ${Object.keys(named).join(', ')}`);
  const shirt = new Canvas(pixels, pixels);
  paintCloth(shirt, cloth);
  const soft = await softened(shirt, shadesOn(cloth));
  paintSeams(soft, cloth);
  const raw = { width: pixels, height: pixels, channels: 4 } as const;
  return sharp(soft.pixels, { raw }).png({ compressionLevel: 8 }).toBuffer();
}

const shadow = (cloth: string) => mix(cloth, '#0a0a14', 0.55);
const light = (cloth: string) => mix(cloth, '#ffffff', 0.4);

const frontNeck = curve(points([0.205, -0.83], [0.17, -0.745], [0.09, -0.69], [0, -0.675]));
const backNeck = curve(points([0.205, -0.83], [0.1, -0.795], [0, -0.788]));
const shoulder = curve(points([0.205, -0.83], [0.36, -0.79], [0.5, -0.725], [0.62, -0.62], [0.75, -0.44], [0.9, -0.2]));
const sleeveHem = curve(points([0.9, -0.2], [0.81, -0.14], [0.68, -0.09]));
const underSleeve = curve(points([0.68, -0.09], [0.6, -0.21], [0.525, -0.31]));
const side = curve(points([0.525, -0.31], [0.51, -0.05], [0.515, 0.3], [0.525, 0.6], [0.545, 0.86]));
const hem = curve(points([0.545, 0.86], [0.3, 0.893], [0, 0.9]));

function points(...pairs: [x: number, y: number][]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

function bothHalves(half: Point[]): Shape {
  return [[...half, ...half.toReversed().map(({ x, y }) => ({ x: -x, y }))]];
}

const body = bothHalves([...frontNeck.toReversed(), ...shoulder, ...sleeveHem, ...underSleeve, ...side, ...hem]);

function paintCloth(shirt: Canvas, cloth: string): void {
  const inside = bothHalves([...backNeck.toReversed(), ...frontNeck]);
  shirt.paint(inside, linear({ x: 0, y: -0.83 }, { x: 0, y: -0.68 }, [mix(cloth, '#0a0a14', 0.32), shadow(cloth)]));
  shirt.paint(
    stroke(curve([...backNeck, ...backNeck.toReversed().map(({ x, y }) => ({ x: -x, y }))], 1), 0.035),
    solid(mix(cloth, '#0a0a14', 0.2)),
  );
  shirt.paint(
    body,
    linear({ x: 0, y: -0.8 }, { x: 0, y: 0.9 }, [mix(cloth, '#ffffff', 0.06), cloth, mix(cloth, '#0a0a14', 0.07)]),
  );
}

/** Areas in shadow and folds with hard edges; blurring turns them into shading. */
function shadesOn(cloth: string): Canvas {
  const shades = new Canvas(pixels, pixels);
  const dark = (opacity: number) => solid(shadow(cloth), opacity);
  const bright = (opacity: number) => solid(light(cloth), opacity);
  for (const flip of [(shape: Shape) => shape, mirrored]) {
    shades.paint(
      flip(
        stroke(
          side.map(({ x, y }) => ({ x: x + 0.02, y })),
          0.1,
        ),
      ),
      dark(0.5),
    );
    shades.paint(flip(stroke(underSleeve, 0.09)), dark(0.55));
    shades.paint(flip(stroke(curve(points([0.53, -0.31], [0.42, -0.44], [0.36, -0.6])), 0.075, 0.2)), dark(0.42));
    shades.paint(flip(stroke(curve(points([0.5, -0.27], [0.36, -0.3], [0.24, -0.42])), 0.05, 0.1)), dark(0.3));
    shades.paint(flip(stroke(curve(points([0.5, -0.2], [0.38, -0.16], [0.26, -0.2])), 0.05, 0.1)), dark(0.24));
    shades.paint(flip(stroke(curve(points([0.5, 0.86], [0.42, 0.5], [0.44, 0.16])), 0.06, 0.1)), dark(0.3));
    shades.paint(flip(stroke(curve(points([0.7, -0.1], [0.68, -0.26], [0.6, -0.42])), 0.05, 0.2)), dark(0.3));
    shades.paint(flip(stroke(curve(points([0.84, -0.2], [0.74, -0.38], [0.6, -0.56])), 0.06, 0.4)), bright(0.32));
    shades.paint(flip(stroke(curve(points([0.4, 0.84], [0.34, 0.46], [0.38, 0.1])), 0.06, 0.2)), bright(0.22));
    shades.paint(flip(stroke(curve(points([0.44, -0.7], [0.34, -0.6], [0.28, -0.5])), 0.09, 0.3)), bright(0.26));
  }
  shades.paint(stroke(curve(points([0.14, 0.88], [0.2, 0.5], [0.12, 0.14])), 0.055, 0.1), dark(0.24));
  shades.paint(stroke(curve(points([-0.24, 0.88], [-0.16, 0.56], [-0.24, 0.3])), 0.055, 0.1), dark(0.26));
  shades.paint(stroke(curve(points([-0.05, 0.88], [-0.02, 0.5], [-0.08, 0.2])), 0.07, 0.1), bright(0.22));
  shades.paint(stroke(curve(points([-0.2, -0.58], [0, -0.5], [0.2, -0.58])), 0.09), bright(0.2));
  shades.paint(
    stroke(
      hem.map(({ x, y }) => ({ x, y: y + 0.01 })),
      0.05,
    ),
    dark(0.3),
  );
  shades.paint(
    mirrored(
      stroke(
        hem.map(({ x, y }) => ({ x, y: y + 0.01 })),
        0.05,
      ),
    ),
    dark(0.3),
  );
  return shades;
}

async function softened(shirt: Canvas, shades: Canvas): Promise<Canvas> {
  const raw = { width: pixels, height: pixels, channels: 4 } as const;
  const blurred = await sharp(shades.pixels, { raw }).blur(16).raw().toBuffer();
  const shaded = new Canvas(pixels, pixels);
  const composed = await sharp(shirt.pixels, { raw })
    .composite([{ input: blurred, raw, blend: 'atop' }])
    .raw()
    .toBuffer();
  composed.copy(shaded.pixels);
  return shaded;
}

function paintSeams(shirt: Canvas, cloth: string): void {
  const seam = solid(shadow(cloth), 0.55);
  const thin = 0.004;
  const collar = [...frontNeck, ...frontNeck.toReversed().map(({ x, y }) => ({ x: -x, y }))];
  const below = (path: Point[], dx: number, dy: number) =>
    path.map(({ x, y }) => ({ x: x + Math.sign(x) * dx, y: y + dy }));
  shirt.paint(stroke(below(collar, 0.008, 0.016), 0.042), solid(mix(cloth, '#0a0a14', 0.09)));
  shirt.paint(stroke(collar, thin), seam);
  shirt.paint(stroke(below(collar, 0.018, 0.038), thin), seam);
  for (const flip of [(shape: Shape) => shape, mirrored]) {
    shirt.paint(
      flip(stroke(curve(points([0.5, -0.725], [0.535, -0.56], [0.535, -0.42], [0.525, -0.31])), thin * 1.3)),
      seam,
    );
    shirt.paint(
      flip(
        stroke(
          sleeveHem.map(({ x, y }) => ({ x: x - 0.022, y: y - 0.036 })),
          thin,
        ),
      ),
      seam,
    );
    shirt.paint(
      flip(
        stroke(
          sleeveHem.map(({ x, y }) => ({ x: x - 0.028, y: y - 0.046 })),
          thin,
        ),
      ),
      seam,
    );
    shirt.paint(
      flip(
        stroke(
          hem.map(({ x, y }) => ({ x, y: y - 0.04 })),
          thin,
        ),
      ),
      seam,
    );
    shirt.paint(
      flip(
        stroke(
          hem.map(({ x, y }) => ({ x, y: y - 0.05 })),
          thin,
        ),
      ),
      seam,
    );
    for (const edge of [shoulder, sleeveHem, underSleeve, side, hem])
      shirt.paint(flip(stroke(edge, 0.003)), solid(shadow(cloth), 0.5));
  }
}
