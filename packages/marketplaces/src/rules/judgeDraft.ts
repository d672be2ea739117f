import type { Finding } from '@pressroom/contract/publishing/finding';
import type { DraftStore, ListingDraft } from '../publishing/draft.ts';
import type { Ground, Rule } from '../publishing/ground.ts';
import { sheinRules } from '../shein/rules/index.ts';
import { temuRules } from '../temu/rules/index.ts';

/** So many places are named of one fault; of the others it is said how many there are. */
const placesNamed = 50;

/** Everything that the marketplace would refuse in this draft, and what its seller should know, by all that is kept. */
export function judgeDraft(draft: ListingDraft, store: DraftStore, ground: Ground): Finding[] {
  return store.marketplace === 'shein'
    ? judgeBy(sheinRules, draft, store, ground)
    : judgeBy(temuRules, draft, store, ground);
}

function judgeBy<Store extends DraftStore>(
  rules: readonly Rule<Store>[],
  ...given: [ListingDraft, Store, Ground]
): Finding[] {
  return rules.flatMap((rule) => {
    const found = rule.judge(...given).map((each) => ({ ruleId: rule.id, ...each }));
    const [last] = found.slice(placesNamed);
    if (!last) return found;
    const { sku: _sku, ...place } = last.place;
    const count = found.length - placesNamed;
    return [...found.slice(0, placesNamed), { ...last, place, message: { key: 'preflight.more', params: { count } } }];
  });
}
