import type { Raster } from './placed.ts';

export type Colour = { r: number; g: number; b: number };

const white: Colour = { r: 255, g: 255, b: 255 };
/** A scanner's white and a camera's: nobody sees the difference, but everybody an edge between the two. */
const nearlyWhite = 250;

/** What lies around the goods: white where the edge is transparent or nearly white, else the colour of most of the edge. */
export function backgroundOf({ data, width, height, channels }: Raster): Colour {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  let [opaque, all] = [0, 0];
  const look = (x: number, y: number) => {
    const at = (y * width + x) * channels;
    all += 1;
    if (channels === 4 && data[at + 3]! < 128) return;
    opaque += 1;
    for (let channel = 0; channel < 3; channel += 1) counts[channel]![data[at + channel]!]! += 1;
  };
  for (let x = 0; x < width; x += 1) {
    look(x, 0);
    look(x, height - 1);
  }
  for (let y = 0; y < height; y += 1) {
    look(0, y);
    look(width - 1, y);
  }
  if (opaque < all / 2) return white;
  const [r, g, b] = counts.map((values) => middle(values, opaque)) as [number, number, number];
  return Math.min(r, g, b) >= nearlyWhite ? white : { r, g, b };
}

/** The value that half of all do not exceed; `counts` says how often each of 0 to 255 occurs. */
export function middle(counts: Uint32Array, all: number): number {
  let seen = 0;
  return counts.findIndex((count) => (seen += count) * 2 >= all && seen > 0);
}
