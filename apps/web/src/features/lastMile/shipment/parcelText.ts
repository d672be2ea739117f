import type { RowShipment } from '@pressroom/contract/lastMile/parcels';
import type { Translate } from '../../../i18n/i18n.ts';

type Parcel = RowShipment['parcels'][number];
type Piece = RowShipment['pieces'][number];

export function pieceText({ lineNo, productCode }: Piece, t: Translate): string {
  return t('lastMile.piece', { line: lineNo, code: productCode ?? '' }).trim();
}

/** A parcel in one line: its measures, and what lies in it. */
export function parcelText(parcel: Parcel, { pieces }: Pick<RowShipment, 'pieces'>, t: Translate): string {
  const { lengthCm: long, widthCm: wide, heightCm: high, weightGrams: weight } = parcel;
  const inside = parcel.contents.flatMap(({ lineId, num }) => {
    const piece = pieces.find((one) => one.lineId === lineId);
    return piece ? `${pieceText(piece, t)} × ${num}` : [];
  });
  return [t('lastMile.measures', { long, wide, high, weight }), inside.join(t('platform.separator'))]
    .filter(Boolean)
    .join(' · ');
}
