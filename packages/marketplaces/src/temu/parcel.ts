import type { TemuOrderZone } from './settings.ts';

export type TemuParcel = { weightGrams: string; sizeCm: { length: string; width: string; height: string } };

const gramsInPound = 453.59237;
const cmInInch = 2.54;

/**
 * In the units of the zone, with two places, rounded up: for a parcel declared too small the carrier charges more later.
 * @throws RangeError where a measure is not above zero.
 */
export function writeParcel({ weightGrams, sizeCm }: TemuParcel, zone: TemuOrderZone | undefined) {
  const american = zone === 'US';
  const size = (cm: string) => twoPlaces(cm, american ? cmInInch : 1);
  return {
    weight: twoPlaces(weightGrams, american ? gramsInPound : 1000),
    weightUnit: american ? 'lb' : 'kg',
    length: size(sizeCm.length),
    width: size(sizeCm.width),
    height: size(sizeCm.height),
    dimensionUnit: american ? 'in' : 'cm',
  };
}

function twoPlaces(measure: string, unit: number): string {
  const value = Number(measure);
  if (measure.trim() === '' || !Number.isFinite(value) || value <= 0)
    throw new RangeError('A parcel has a weight, a length, a width and a height above zero');
  // the division's rounding error must not add a hundredth
  return (Math.ceil(Number(((value / unit) * 100).toFixed(6))) / 100).toFixed(2);
}
