/**
 * How a print lies on the cloth: with the folds' shadows as on light cloth (multiply), with their lights as well as on dark
 * cloth (screen), or flat (plain). auto: by the brightness under the print.
 */
export type EffectBlend = 'auto' | 'multiply' | 'screen' | 'plain';

/** What the cloth does to a print that lies on it, by the cloth's brightness at a place: the print's value times `gain`, then `light` towards white. */
export type Shading = { gain: Float32Array; light: Float32Array };

/** Cloth whose middle is brighter counts as light. */
const lightCloth = 110;
/** Dark cloth varies by a few steps of 255 only, which would be large shares of almost nothing. */
const darkFloor = 56;
/** Beyond these a fold is the edge of the goods, or a seam, and no print follows it. */
const gainOf = { least: 0.45, most: 1.12 };
const lightMost = 0.22;
/** What is brighter than dark cloth by this much shines less again, and by so much not at all: it is no fold but another thing. */
const shines = { until: 70, gone: 120 };

/** For each brightness of the cloth from 0 to 255, where `middle` is the brightness of most of it. */
export function shadingOf(blend: EffectBlend, middle: number): Shading | undefined {
  if (blend === 'plain') return undefined;
  const dark = blend === 'screen' || (blend === 'auto' && middle < lightCloth);
  const floor = dark ? darkFloor : 0;
  const gain = new Float32Array(256);
  const light = new Float32Array(256);
  for (let value = 0; value < 256; value += 1) {
    const share = (value + floor) / Math.max(1, middle + floor);
    gain[value] = Math.min(Math.max(share, gainOf.least), dark ? 1 : gainOf.most);
    // what shines on dark cloth is added to the print, as light is: multiplying leaves a dark print flat
    light[value] = dark ? shineOf(value - middle) : 0;
  }
  return { gain, light };
}

function shineOf(above: number): number {
  const fading = (shines.gone - above) / (shines.gone - shines.until);
  return Math.min(Math.max(0, above / 255), lightMost) * Math.min(Math.max(0, fading), 1);
}
