import { changeBehindOurBack, decideReviews } from './fates.ts';
import { movePlans } from './dates.ts';
import { addPlans } from './plans.ts';
import { publishAll, type Publishing } from './release.ts';
import { addStoreSettings } from './settings.ts';
import { addTitleWords } from './titleWords.ts';

const day = 86_400_000;
/** How long the marketplaces usually look at a product. */
const usual = [40_000, 90_000] as const;

/**
 * Plans in every state. All that becomes of listings at the marketplaces is decided here and not by chance: while they are
 * sent, reviews take longer than anybody looks at a sample shop.
 */
export async function addPublishing(shop: Publishing): Promise<void> {
  const { caller, control, stores } = shop;
  await addStoreSettings(caller, stores);
  await addTitleWords(caller, stores);
  await control.setReviews(30 * day, 30 * day);
  const planned = await addPlans(caller, stores);
  await publishAll(shop, planned);
  await decideReviews(shop, planned);
  await changeBehindOurBack(shop, planned);
  await control.setReviews(...usual);
  await movePlans(shop.app, planned);
}
