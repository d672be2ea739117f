import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { cargoNoMax, listingPrice, titleMax } from '@pressroom/contract/publishing/form';
import type { publishPlans } from '@pressroom/contract/publishing/plans';
import type { StoreTypeCode } from '@pressroom/contract/stores/marketplace';
import { type Edit, edited, type SheetRow } from '../productVariants/productVariants.public.tsx';

export interface LinkSku {
  productSpecId: string;
  sku: string;
  picture: string;
  /** Colour and size, in words. */
  specs: string;
  cost: string | null;
  stock: number;
  originalPrice: string;
  specialPrice: string;
}

export const linkColumns = ['cargoNo', 'title', 'originalPrice', 'specialPrice'] as const;
export type LinkColumn = (typeof linkColumns)[number];

/** A listing to be: one product in one store. A price in its cells is that of all its SKUs; '' where they differ. */
export interface LinkRow extends SheetRow {
  cells: Readonly<Record<LinkColumn, string>>;
  /** Of a listing that the plan has already. */
  id: string | undefined;
  productId: string;
  storeId: string;
  storeName: string;
  storeTypeCode: StoreTypeCode;
  spu: string;
  picture: string;
  description: string;
  /** Why it cannot become a listing. */
  problem: string | null;
  skus: readonly LinkSku[];
}

type Generated = CallOutput<typeof publishPlans.generate>[number];
type Planned = CallOutput<typeof publishPlans.detail>['publishProducts'][number];

export const linkKey = ({ productId, storeId }: { productId: string; storeId: string }) => `${productId} ${storeId}`;

export function generatedLink(link: Generated): LinkRow {
  return asRow({
    ...common(link),
    id: undefined,
    description: '',
    problem: link.problem,
    cells: { cargoNo: link.cargoNo, title: link.title },
    skus: link.publishProductSpecs.map((spec) => ({
      ...skuOf(spec),
      productSpecId: spec.productSpecId,
      cost: spec.cost,
    })),
  });
}

/** A listing that the plan has. SKUs whose product SKU is gone keep their prices, which nobody can change here. */
export function plannedLink(link: Planned): LinkRow {
  return asRow({
    ...common(link),
    id: link.id,
    description: link.description,
    problem: null,
    cells: { cargoNo: link.cargoNo, title: link.title },
    skus: link.publishProductSpecs.flatMap((spec) =>
      spec.productSpecId === null ? [] : [{ ...skuOf(spec), productSpecId: spec.productSpecId, cost: null }],
    ),
  });
}

function common({ productId, storeId, storeName, storeTypeCode, spu, mainPictureUrl }: Generated | Planned) {
  return {
    key: linkKey({ productId, storeId }),
    productId,
    storeId,
    storeName,
    storeTypeCode,
    spu,
    picture: mainPictureUrl,
  };
}

type Spec = Generated['publishProductSpecs'][number] | Planned['publishProductSpecs'][number];

function skuOf({ sku, mainPictureUrl, realStock, originalPrice, specialPrice, publishProductSpecInfos }: Spec) {
  return {
    sku,
    picture: mainPictureUrl,
    specs: publishProductSpecInfos.map(({ specVal }) => specVal).join(' / '),
    stock: realStock,
    originalPrice: originalPrice ?? '',
    specialPrice: specialPrice ?? '',
  };
}

function asRow(link: Omit<LinkRow, 'cells'> & { cells: Pick<LinkRow['cells'], 'cargoNo' | 'title'> }): LinkRow {
  return withSkus({ ...link, cells: { ...link.cells, originalPrice: '', specialPrice: '' } }, link.skus);
}

/** The same link with other prices. */
export function withSkus(row: LinkRow, skus: readonly LinkSku[]): LinkRow {
  const shared = (name: 'originalPrice' | 'specialPrice') => {
    const [price = '', ...others] = new Set(skus.map((sku) => sku[name]));
    return others.length === 0 ? price : '';
  };
  return {
    ...row,
    skus,
    cells: { ...row.cells, originalPrice: shared('originalPrice'), specialPrice: shared('specialPrice') },
  };
}

const priceColumns = ['originalPrice', 'specialPrice'] as const;

/** A price that is typed for a link is that of all its SKUs. */
export function withEdits(rows: readonly LinkRow[], edits: readonly Edit[]): readonly LinkRow[] {
  return edited(rows, edits).map((row, at) => {
    const before = rows[at]!;
    const changed = priceColumns.filter((name) => row.cells[name] !== before.cells[name]);
    if (changed.length === 0) return row;
    const given = Object.fromEntries(changed.map((name) => [name, row.cells[name]]));
    return { ...row, skus: row.skus.map((sku) => ({ ...sku, ...given })) };
  });
}

/** Lowest and highest, where they differ. */
export function rangeOf(skus: readonly LinkSku[], name: 'originalPrice' | 'specialPrice'): string {
  const prices = skus.flatMap((sku) => (sku[name] === '' ? [] : Number(sku[name]))).toSorted((a, b) => a - b);
  const [low, high] = [prices[0], prices.at(-1)];
  return low === undefined || high === undefined ? '' : `${low.toFixed(2)} – ${high.toFixed(2)}`;
}

/** What was generated, but where a link stood already it stays as it is. */
export function merged(rows: readonly LinkRow[], generated: readonly LinkRow[]): LinkRow[] {
  const before = new Map(rows.map((row) => [row.key, row]));
  return byProduct(generated.map((row) => before.get(row.key) ?? row));
}

/** Product by product, each with its stores in their order. */
export function byProduct(rows: readonly LinkRow[]): LinkRow[] {
  return [...Map.groupBy(rows, ({ productId }) => productId).values()].flat();
}

export type LinkProblem =
  | 'publishing.cargoNoRequired'
  | 'publishing.titleRequired'
  | 'publishing.priceRequired'
  | 'productTemplates.price'
  | 'publishBatch.tooLong'
  | 'publishBatch.cargoNoTwice';

/** What is wrong with a link by itself, by column. */
export function problemsOfLink({ cells, skus }: LinkRow): Partial<Record<LinkColumn, LinkProblem>> {
  const original = priceProblem(skus.map((sku) => sku.originalPrice));
  const special = priceProblem(skus.map((sku) => sku.specialPrice).filter((price) => price !== ''));
  return {
    ...(cells.cargoNo === '' && { cargoNo: 'publishing.cargoNoRequired' }),
    ...(cells.cargoNo.length > cargoNoMax && { cargoNo: 'publishBatch.tooLong' }),
    ...(cells.title === '' && { title: 'publishing.titleRequired' }),
    ...(cells.title.length > titleMax && { title: 'publishBatch.tooLong' }),
    ...(original && { originalPrice: original }),
    ...(special && { specialPrice: special }),
  };
}

function priceProblem(prices: readonly string[]): LinkProblem | undefined {
  const wrong = prices.find((price) => !listingPrice.safeParse(price).success);
  if (wrong === undefined) return undefined;
  return wrong === '' ? 'publishing.priceRequired' : 'productTemplates.price';
}

/** The keys of links whose item number another link of the same store has. */
export function takenTwice(rows: readonly LinkRow[]): ReadonlySet<string> {
  const byNumber = Map.groupBy(
    rows.filter(({ cells }) => cells.cargoNo !== ''),
    ({ storeId, cells }) => `${storeId} ${cells.cargoNo.toLowerCase()}`,
  );
  return new Set([...byNumber.values()].flatMap((same) => (same.length > 1 ? same.map(({ key }) => key) : [])));
}

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Five characters, drawn until none of `taken` is met. */
export function randomCargoNo(taken: ReadonlySet<string>): string {
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(5));
    const cargoNo = Array.from(drawn, (number) => base36[number % base36.length]).join('');
    if (!taken.has(cargoNo)) return cargoNo;
  }
}

type PublishProducts = CallInput<typeof publishPlans.create>['publishProducts'];

/** As the links travel. `description` is that of all, unless each keeps its own. */
export function linksSent(rows: readonly LinkRow[], description: string | undefined): PublishProducts {
  return rows.map(({ id, productId, storeId, cells, skus, description: own }) => ({
    ...(id !== undefined && { id }),
    storeId,
    productId,
    cargoNo: cells.cargoNo,
    title: cells.title,
    description: description ?? own,
    prices: skus.map(({ productSpecId, originalPrice, specialPrice }) => ({
      productSpecId,
      originalPrice,
      specialPrice,
    })),
  }));
}
