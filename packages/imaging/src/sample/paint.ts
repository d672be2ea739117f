import type { Point } from '../coverage.ts';

/** 256 RGBA steps, and which of them stands at a place. */
export type Paint = { steps: Uint8Array; stepAt: (x: number, y: number) => number };

const last = 255;

export function solid(colour: string, opacity = 1): Paint {
  return { steps: blend([colour, colour], opacity), stepAt: () => 0 };
}

export function linear(from: Point, to: Point, colours: string[], opacity = 1): Paint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  return {
    steps: blend(colours, opacity),
    stepAt: (x, y) => toStep(((x - from.x) * dx + (y - from.y) * dy) / length),
  };
}

export function radial(centre: Point, radius: number, colours: string[], opacity = 1): Paint {
  return {
    steps: blend(colours, opacity),
    stepAt: (x, y) => toStep(Math.hypot(x - centre.x, y - centre.y) / radius),
  };
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, i) => Math.round(value + (b[i]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function toStep(share: number): number {
  return share <= 0 ? 0 : share >= 1 ? last : Math.round(share * last);
}

function blend(colours: string[], opacity: number): Uint8Array {
  const steps = new Uint8Array(256 * 4);
  const stops = colours.map(channels);
  for (let step = 0; step <= last; step++) {
    const at = (step / last) * (stops.length - 1);
    const [a, b] = [stops[Math.floor(at)]!, stops[Math.ceil(at)]!];
    for (let i = 0; i < 3; i++) steps[step * 4 + i] = Math.round(a[i]! + (b[i]! - a[i]!) * (at % 1));
    steps[step * 4 + 3] = Math.round(opacity * 255);
  }
  return steps;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
