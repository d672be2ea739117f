import type { Shipment } from './carrierSystem.ts';
import type { Operation } from './failure.ts';
import type { Client } from './transport/client.ts';

/**
 * Without size or weight one system would price the parcel as nothing, and another would refuse it.
 * @throws CarrierFailure `rejected`, where a measure is missing.
 */
export function requireMeasures(client: Client, operation: Operation, { parcels }: Shipment): void {
  const measured = parcels.every(({ lengthCm, widthCm, heightCm, weightGrams }) =>
    [lengthCm, widthCm, heightCm, weightGrams].every((measure) => measure >= 0.01 && Number.isFinite(measure)),
  );
  if (!measured) throw client.failure(operation, { kind: 'rejected', code: 'measureMissing' });
}
