const hundredths = (measure: number) => Math.round(measure * 100);
const decimal = (scaled: number, places: number) => Number((scaled / 10 ** places).toFixed(places)).toString();

/** Converts measures with at most two decimals to plain decimals, rounded up at the last place. */
export const measures = {
  centimetres: (cm: number) => decimal(hundredths(cm), 2),
  kilograms: (grams: number) => decimal(Math.ceil(hundredths(grams) / 100), 3),
  inches: (cm: number) => decimal(Math.ceil((hundredths(cm) * 100) / 254), 2),
  pounds: (grams: number) => decimal(Math.ceil((hundredths(grams) * 100_000) / 45_359_237), 2),
};
