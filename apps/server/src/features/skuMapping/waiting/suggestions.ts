import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import type { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { Db } from '../../../platform/database/database.ts';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import { findPictures, type Picture } from '../../library/library.public.ts';
import {
  designCandidates,
  findGoods,
  findLexicon,
  findNamedPictures,
  listingFacts,
  wordsOf,
} from '../contradictions/contradictions.public.ts';
import { findListings } from '../record/listings.queries.ts';
import type { Pair } from '../record/queries.ts';
import { findMissing } from './missing.ts';
import { findGoodsLike, findRelatives } from './evidence.queries.ts';
import { codesIn, type Evidence, type Idea, suggest } from './suggest.ts';

/** For each pair its suggestions and the product code that is missing, in the order of the pairs. The queries serve all pairs at once. */
export async function findSuggestions(
  db: Db,
  pairs: readonly Pair[],
): Promise<HandlerOutput<typeof skuMapping.suggestions>> {
  const listings = (await findListings(db, pairs)).map(listingFacts);
  const ideas = await findIdeas(db, pairs, listings);
  const missing = await findMissing(db, listings);
  const pictures = await findPictures(
    db,
    ideas.flat().flatMap(({ prints }) => prints.map(({ id }) => id)),
  );
  return pairs.map((pair, index) => ({
    ...pair,
    suggestions: ideas[index]!.map((idea) => presentIdea(idea, pictures)),
    missing: missing[index]!,
  }));
}

async function findIdeas(db: Db, page: readonly Pair[], all: readonly (ListingFacts | null)[]): Promise<Idea[][]> {
  const lexicon = await findLexicon(db);
  const seekers = page.map(({ shopId, skuId }, index) => ({
    shopId,
    skuId,
    sellerSku: all[index]?.sellerSku ?? '',
    title: all[index]?.title ?? '',
  }));
  const relatives = await findRelatives(db, seekers);
  const productIds = relatives.flat().map(({ productCodeId }) => productCodeId);
  const known = new Map((await findGoods(db, productIds)).map((goods) => [goods.id, goods]));
  const prints = await findPictures(
    db,
    relatives.flat().flatMap(({ printIds }) => printIds),
  );
  const codes = seekers.map(({ sellerSku }) => codesIn(sellerSku));
  const styles = seekers.map(({ sellerSku }) => wordsOf(sellerSku));
  const spelled = await findGoodsLike(db, { codes: codes.flat(), styles: [], productIds: [] });
  const found = new Set(spelled.map(({ code }) => wordsOf(code).join('-')));
  // other product codes come into question only where the SKU spells out none
  const open = page.map((_, index) => index).filter((index) => !codes[index]!.some((code) => found.has(code)));
  const others = await findGoodsLike(db, {
    codes: [],
    styles: open.flatMap((index) => styles[index]!),
    productIds: open.flatMap((index) => relatives[index]!.map(({ productCodeId }) => productCodeId)),
  });
  const like = [...new Map([...spelled, ...others].map((goods) => [goods.id, goods])).values()];
  const words = seekers.map(({ sellerSku, title }) =>
    [sellerSku, title].flatMap((text) => designCandidates(text, lexicon)),
  );
  const pictures = await findNamedPictures(db, words);
  return page.map((_, index) => {
    const kin = relatives[index]!.flatMap((relative) => {
      const goods = known.get(relative.productCodeId);
      return goods ? [{ ...relative, goods, prints: relative.printIds.flatMap((id) => prints.get(id) ?? []) }] : [];
    });
    const mine = new Set(kin.map(({ goods }) => goods.categoryId));
    const named = new Set([...codes[index]!, ...styles[index]!]);
    const evidence: Evidence = {
      facts: all[index] ?? null,
      relatives: kin,
      goods: like.filter(
        ({ categoryId, code, styleCode }) =>
          mine.has(categoryId) || named.has(styleCode.toLowerCase()) || named.has(wordsOf(code).join('-')),
      ),
      pictures: pictures[index]!,
    };
    return suggest(evidence, lexicon);
  });
}

function presentIdea(
  { goods, prints, reasons }: Idea,
  pictures: ReadonlyMap<string, Picture>,
): HandlerOutput<typeof skuMapping.suggestions>[number]['suggestions'][number] {
  return {
    productCode: goods?.code ?? null,
    specName: goods ? [goods.styleName, goods.colorName, goods.sizeName].join('-') : null,
    prints: prints.flatMap(({ id, name }) => {
      const picture = pictures.get(id);
      return picture ? [{ id, name, url: fileUrl(picture.key) }] : [];
    }),
    complete: goods !== undefined && prints.length >= goods.printNum,
    reasons,
  };
}
