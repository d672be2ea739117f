import type { Canvas, Shape } from '../canvas.ts';
import { mix, solid } from '../paint.ts';
import { pick, type Random } from '../random.ts';
import { ellipse, mirrored, polygon } from '../shapes.ts';

export function fox(canvas: Canvas, random: Random): void {
  const size = Math.min(1, canvas.tall);
  const [main, deep, light] = pick(random, [
    ['#ee7b30', '#b3441e', '#fff3e2'],
    ['#8fa3b8', '#4c5f7a', '#f5f8fb'],
    ['#d9534f', '#8f2435', '#ffeae2'],
  ] as const);
  const ink = '#23202b';
  const facets: [colour: string, points: [number, number][]][] = [
    [
      mix(deep, ink, 0.4),
      [
        [-0.86, -0.92],
        [-0.5, -0.5],
        [-0.72, -0.22],
      ],
    ],
    [
      deep,
      [
        [-0.86, -0.92],
        [-0.3, -0.42],
        [-0.5, -0.5],
      ],
    ],
    [
      mix(deep, ink, 0.65),
      [
        [-0.77, -0.7],
        [-0.46, -0.42],
        [-0.66, -0.26],
      ],
    ],
    [
      mix(main, light, 0.12),
      [
        [-0.5, -0.5],
        [-0.3, -0.42],
        [0, -0.34],
        [-0.2, -0.06],
      ],
    ],
    [
      main,
      [
        [-0.5, -0.5],
        [-0.2, -0.06],
        [-0.72, -0.22],
      ],
    ],
    [
      mix(main, deep, 0.3),
      [
        [-0.72, -0.22],
        [-0.2, -0.06],
        [-0.48, 0.08],
      ],
    ],
    [
      deep,
      [
        [-0.72, -0.22],
        [-0.48, 0.08],
        [-0.9, 0.12],
      ],
    ],
    [
      light,
      [
        [-0.9, 0.12],
        [-0.48, 0.08],
        [-0.5, 0.42],
      ],
    ],
    [
      mix(light, '#b9b3b8', 0.3),
      [
        [-0.48, 0.08],
        [-0.14, 0.38],
        [-0.5, 0.42],
      ],
    ],
    [
      mix(light, '#b9b3b8', 0.12),
      [
        [-0.48, 0.08],
        [-0.2, -0.06],
        [-0.14, 0.38],
      ],
    ],
    [
      mix(light, '#8f8a92', 0.4),
      [
        [-0.5, 0.42],
        [-0.14, 0.38],
        [-0.1, 0.66],
      ],
    ],
    [
      mix(main, light, 0.28),
      [
        [0, -0.34],
        [0, 0.1],
        [-0.2, -0.06],
      ],
    ],
    [
      mix(main, deep, 0.12),
      [
        [-0.2, -0.06],
        [0, 0.1],
        [0, 0.5],
        [-0.14, 0.38],
      ],
    ],
    [
      light,
      [
        [-0.14, 0.38],
        [0, 0.5],
        [0, 0.7],
        [-0.1, 0.66],
      ],
    ],
    [
      mix(light, '#8f8a92', 0.25),
      [
        [-0.1, 0.66],
        [0, 0.7],
        [0, 0.86],
      ],
    ],
  ];
  for (const [colour, points] of facets) {
    const facet = polygon(...points.map(([x, y]): [number, number] => [x * size, y * size]));
    canvas.paint(facet, solid(colour));
    canvas.paint(mirrored(facet), solid(mix(colour, '#000000', 0.1)));
  }
  both(
    canvas,
    polygon(
      [-0.46 * size, 0.02 * size],
      [-0.24 * size, 0.06 * size],
      [-0.22 * size, 0.14 * size],
      [-0.38 * size, 0.11 * size],
    ),
    ink,
  );
  both(canvas, ellipse(-0.29 * size, 0.08 * size, 0.016 * size), '#ffffff');
  canvas.paint(
    polygon(
      [-0.12 * size, 0.62 * size],
      [0.12 * size, 0.62 * size],
      [0.05 * size, 0.72 * size],
      [0, 0.78 * size],
      [-0.05 * size, 0.72 * size],
    ),
    solid(ink),
  );
  canvas.paint(
    polygon([-0.06 * size, 0.635 * size], [0.02 * size, 0.635 * size], [-0.02 * size, 0.665 * size]),
    solid('#ffffff', 0.5),
  );
}

function both(canvas: Canvas, shape: Shape, colour: string): void {
  canvas.paint(shape, solid(colour));
  canvas.paint(mirrored(shape), solid(colour));
}
