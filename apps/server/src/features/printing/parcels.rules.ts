import { printReport } from '@pressroom/contract/printing/printing';
import type { OutgoingParcel } from '../orders/orders.public.ts';

/** The last print of a parcel's label. */
export interface ParcelPrint {
  parcelNo: number;
  printId: string;
  /** How it has ended; null: nobody has said yet. */
  outcome: number | null;
  /** How the last one has ended of which somebody has said so. */
  reported: number | null;
}

/**
 * The parcel that the number of its order means: the first with a label that is not on paper, else the first without a label.
 * Where all are on paper, the one that was printed last.
 */
export function nextParcel(parcels: readonly OutgoingParcel[], prints: readonly ParcelPrint[]): OutgoingParcel {
  const open = parcels.filter(({ parcelNo }) => !mayBeOnPaper(lastOf(prints, parcelNo)));
  const labelled = open.find(({ labelKey }) => labelKey !== null);
  const latest = prints.toSorted((one, other) => Number(BigInt(other.printId) - BigInt(one.printId)))[0];
  return labelled ?? open[0] ?? parcels.find(({ parcelNo }) => parcelNo === latest?.parcelNo) ?? parcels[0]!;
}

export function mayBeOnPaper(last: Pick<ParcelPrint, 'outcome'> | undefined): boolean {
  return last !== undefined && last.outcome !== printReport.failed;
}

/** The parcels of whose label nobody has said that it is on paper. */
export function unprinted(parcels: readonly OutgoingParcel[], prints: readonly ParcelPrint[]): OutgoingParcel[] {
  return parcels.filter(({ parcelNo }) => lastOf(prints, parcelNo)?.reported !== printReport.success);
}

export function lastOf(prints: readonly ParcelPrint[], parcelNo: number): ParcelPrint | undefined {
  return prints.find((print) => print.parcelNo === parcelNo);
}
