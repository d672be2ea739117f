import { type SampleLabel, sampleLabelPdf } from '@pressroom/imaging/sample';
import { type GivenFile, pdf } from './files.ts';

const recipient = { name: 'Maria Gonzalez', address: '1804 Kinney Ave', city: 'Austin', state: 'TX', zip: '78704' };

/** One page for each parcel, as carriers send them. */
export async function labels(
  name: string,
  parcels: readonly Pick<SampleLabel, 'carrier' | 'trackingNumber'>[],
): Promise<GivenFile> {
  return pdf(name, await sampleLabelPdf(parcels.map((parcel) => ({ ...parcel, ...recipient }))));
}
