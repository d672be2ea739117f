import { type ConnectionTest, type GrantScope, grantScope } from '@pressroom/contract/stores/authorization';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { stores } from '@pressroom/contract/stores/stores';
import { fail } from '../../../platform/failure.ts';
import type { PreparingContext } from '../../../platform/http/context.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { ask, type Asked } from './ask.ts';
import { connect } from './open.ts';
import { askFacts } from './facts.ts';
import { confirmGrant, findGrants, type GrantFacts, type GrantRecord, noteGrantProblem } from '../grants/queries.ts';
import { findKeys } from '../grants/keys.ts';
import { getStore } from '../record/queries.ts';

const auditNames = { orders: 'orderConnection', products: 'productConnection' } as const;

/** What is learnt is kept. */
export async function testConnection({
  app,
  db,
  input,
  t,
  write,
}: PreparingContext<typeof stores.testConnection>): Promise<ConnectionTest[]> {
  const store = await getStore(db, input.id);
  const marketplace = marketplaceOf(store.typeCode) ?? fail(409, 'stores.noMarketplace');
  const grants = await findGrants(db, [store.id]);
  if (grants.length === 0) fail(409, 'stores.notAuthorized');
  const connection = connect(app, { ...store, marketplace }, await findKeys(app, db, store.id));
  const results = await Promise.all(
    grants.map(async (grant) => {
      const scope = grantScope.parse(grant.scope);
      return { grant, scope, asked: await ask((signal) => askFacts(connection, scope, signal)) };
    }),
  );
  return write(async ({ tx, audit }) => {
    for (const { scope, asked } of results) {
      if ('answer' in asked) await confirmGrant(tx, store.id, scope, asked.answer);
      else if (asked.refused) await noteGrantProblem(tx, store.id, scope, asked.problem);
    }
    const told = results.map((result) => tell(result, t));
    const outcomes = Object.fromEntries(told.map(({ scope, connected }) => [auditNames[scope], connected]));
    audit({ object: 'stores', ids: [store.id], after: { name: store.name, ...outcomes } });
    return told;
  });
}

interface Result {
  grant: GrantRecord;
  scope: GrantScope;
  asked: Asked<GrantFacts>;
}

/** Without an answer, what was known before is still the best that is known. */
function tell({ grant, scope, asked }: Result, t: Translate): ConnectionTest {
  if ('problem' in asked) {
    const { expiresAt, missingScopes } = grant;
    return { scope, connected: false, msg: t(asked.problem.key, asked.problem.params), expiresAt, missingScopes };
  }
  const { expiresAt, missingScopes } = asked.answer;
  return {
    scope,
    connected: true,
    msg: t('stores.connected'),
    expiresAt: expiresAt?.toISOString() ?? null,
    missingScopes: [...missingScopes],
  };
}
