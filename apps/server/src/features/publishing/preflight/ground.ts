import { withLinkedRules } from '@pressroom/contract/attributes/linkedRules';
import type { Ground } from '@pressroom/marketplaces/publishing';
import type { Db } from '../../../platform/database/database.ts';
import {
  findFieldsOfEach,
  findHeld,
  findOfferedIds,
  type Held,
  type OfferedIds,
  type Question,
} from '../../platformCategories/platformCategories.public.ts';
import { findTakenSkus } from './takenSkus.ts';
import { type Judged, leafOf, questionsOf, siteIdsOf } from './questions.ts';
import { findWordsToAvoid } from './forbidden.ts';

/** What is known without asking a marketplace, for many listings in a handful of statements. */
export async function findGrounds(db: Db, listings: readonly Judged[]): Promise<(listing: Judged) => Ground> {
  const questions = listings.flatMap(questionsOf).filter(({ kind }) => kind !== 'attributes');
  const held = await findHeld(db, questions);
  const read = await findFieldsOfEach(
    db,
    listings.map(({ draft: { productTypeId }, store: { storeId } }) => ({ storeId, productTypeId })),
  );
  const stores = [...new Map(listings.map(({ store }) => [store.storeId, store])).values()];
  const offered = await findOfferedIds(
    db,
    stores.map((store) => ({ ...store, siteIds: siteIdsOf(store) })),
  );
  const forbiddenWords = await findWordsToAvoid(db);
  const taken = await findTakenSkus(db, listings);
  return (listing) => {
    const { storeId } = listing.store;
    const attributes = read({ storeId, productTypeId: listing.draft.productTypeId });
    const rules = linkedRulesOf(held, listing);
    return {
      fields: attributes ? withLinkedRules(attributes.fields, rules) : null,
      attributes: attributes?.attributes ?? null,
      ...ofCategory(held, listing),
      ...ofStore(held, listing, offered.get(storeId)),
      takenSkus: taken.get(listing.id) ?? new Set(),
      forbiddenWords,
    };
  };
}

function linkedRulesOf(held: Held, listing: Judged) {
  return questionsOf(listing)
    .filter((question): question is Question<'linkedRules'> => question.kind === 'linkedRules')
    .flatMap((question) => held(question) ?? []);
}

function countNames(list: readonly { name: string }[] | undefined): Map<string, number> | null {
  if (!list) return null;
  const byName = Map.groupBy(list, ({ name }) => name);
  return new Map([...byName].map(([name, own]) => [name, own.length]));
}

function ofCategory(held: Held, { draft, store: { storeId } }: Judged) {
  const category = leafOf(draft);
  const standard = held({ storeId, kind: 'fillInStandard', key: category });
  const modelRule = held({ storeId, kind: 'modelRule', key: category });
  const models = held({ storeId, kind: 'models', key: String(modelRule?.enabledModelType ?? 0) });
  const own = held({ storeId, kind: 'ownValues', key: category });
  return {
    requiredFields: standard ? new Set(standard.fields.filter(({ required }) => required).map(({ key }) => key)) : null,
    pictureRules: standard ? new Set(standard.pictures.filter(({ isOn }) => isOn).map(({ key }) => key)) : null,
    sizeCharts: countNames(held({ storeId, kind: 'sizeCharts', key: category })),
    sizeChartsNeeded: held({ storeId, kind: 'sizeChartRule', key: category })?.needed ?? null,
    models: models?.map(({ id, name }) => ({ modelId: id, name })) ?? null,
    modelsEnabled: modelRule?.enabled ?? null,
    ownValueAttributes: own ? new Set(own) : null,
  };
}

function ofStore(held: Held, { draft, store }: Judged, offered: OfferedIds | undefined) {
  const { storeId } = store;
  const sites = held({ storeId, kind: 'sites', key: '' });
  const standard = held({ storeId, kind: 'fillInStandard', key: leafOf(draft) });
  const chosen = new Set(store.marketplace === 'shein' ? store.settings?.subSites : []);
  const ofSites = sites?.filter(({ id }) => chosen.has(id)).flatMap(({ currency }) => currency ?? []);
  const currencies = store.mode === 'full' ? standard && [standard.currency ?? []].flat() : ofSites;
  return {
    brands: offered?.brands ?? null,
    currencies: currencies ? new Set(currencies) : null,
    sites: sites ? new Set(sites.map(({ id, mainSite }) => (mainSite === null ? id : `${mainSite}/${id}`))) : null,
    warehouses: offered?.warehouses ?? null,
    freightTemplates: offered?.freightTemplates ?? null,
  };
}
