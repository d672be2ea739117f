import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { DraftSku, ListingDraft } from '@pressroom/marketplaces/publishing';
import { type Draw, each, oneIn, upTo } from '../definitions/draw.ts';
import { drawFill } from '../definitions/fill.ts';
import { pictureOf } from './pictures.ts';
import type { PlantedPlace } from './places.ts';

export const goodSquare = pictureOf(1000, 1000);

/** Pictures of one colour; each colour has its own bytes. */
function picturesFor({ marketplace, worn }: PlantedPlace, colour: number): DraftSku['pictures'] {
  const square = (at: number) => pictureOf(1000, 1000, { bytes: 2000 + colour * 100 + at });
  const portrait = (at: number) => pictureOf(1350, 1800, { bytes: 2000 + colour * 100 + at });
  if (marketplace === 'shein')
    return {
      [imageTypes.sheinDetail]: [portrait(1), square(2), square(3)],
      [imageTypes.sheinSquare]: [square(4)],
      [imageTypes.sheinColourBlock]: [pictureOf(80, 80, { bytes: 500 + colour })],
    };
  return {
    [imageTypes.temuCarousel]: each(5, (at) => (worn ? portrait(at) : square(at))),
    [imageTypes.temuSpecification]: [square(8)],
  };
}

/** A draft that its marketplace takes. */
export function drawDraft(draw: Draw, place: PlantedPlace, serial: number): ListingDraft {
  const { fields, marketplace, colours, sizes, worn, sizeChart, model, path, productTypeId } = place;
  const colourCount = Math.min(colours.length, 1 + upTo(draw, 2));
  const sizeCount = Math.min(sizes.length, 1 + upTo(draw, 2));
  const namesOf = (names: readonly string[], count: number) =>
    count === 0 ? [null] : names.slice(0, count).map((name, at) => ({ code: `C${at}`, name }));
  const skus = namesOf(colours, colourCount).flatMap((color, ofColour) =>
    namesOf(sizes, sizeCount).map((size, ofSize): DraftSku => ({
      sku: `P${serial}-${ofColour}-${ofSize}`,
      color,
      size,
      originalPrice: '29.99',
      specialPrice: '19.99',
      stock: 100 + upTo(draw, 100),
      isOnSale: !oneIn(draw, 10),
      box: { length: '30.5', width: '20', height: '2.25', weight: '180' },
      referenceLink: oneIn(draw, 3) ? 'https://example.com/shirt' : '',
      pictures: picturesFor(place, ofColour),
      mainPicture: goodSquare,
    })),
  );
  return {
    cargoNo: `G${serial}`,
    title: `Printed goods number ${serial}`,
    description: oneIn(draw, 2) ? 'Soft and light.' : '',
    productType: skus.length > 1 ? 2 : 1,
    categoryIds: path.map(({ id }) => id),
    productTypeId,
    attributes: drawFill(draw, fields),
    packaging: { shape: 1, type: 0, pictures: marketplace === 'temu' ? [pictureOf(900, 900)] : [] },
    sizeChartName: worn ? sizeChart : '',
    model: worn ? model : null,
    skus,
  };
}
