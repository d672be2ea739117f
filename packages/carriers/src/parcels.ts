import type { Shipment } from './carrierSystem.ts';
import type { Operation } from './failure.ts';
import type { Line } from './transport/line.ts';

/** A parcel without size or weight would be priced as nothing by one system and refused by another. */
export function acceptableParcels(line: Line, operation: Operation, { parcels }: Shipment): void {
  const measured = parcels.every(({ lengthCm, widthCm, heightCm, weightGrams }) =>
    [lengthCm, widthCm, heightCm, weightGrams].every((measure) => measure >= 0.01 && Number.isFinite(measure)),
  );
  if (!measured) throw line.failure(operation, { kind: 'rejected', code: 'measureMissing' });
}
