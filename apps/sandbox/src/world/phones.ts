/** Brands of telephones, made up so that no real one stands here. */
const brands = ['Aurora', 'Běijí 北极', 'Celeste', 'Drôme', 'Ember', 'Fjörd', 'Galena', 'Halcyon', 'Índigo', 'Juniper'];
const series = ['A', 'C', 'Note', 'Mini', 'Plus'];

/** 200 models of each brand, such as `Aurora Note 12 Pro`. */
export const phoneModels: ReadonlyMap<string, string[]> = new Map(brands.map((brand) => [brand, modelsOf(brand)]));

function modelsOf(brand: string): string[] {
  const short = brand.split(' ')[0]!;
  return Array.from({ length: 20 }, (_, index) => index + 1).flatMap((generation) =>
    series.flatMap((name) => [`${short} ${name} ${generation}`, `${short} ${name} ${generation} Pro`]),
  );
}
