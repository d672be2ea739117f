import { type ConnectionTest, grantScope } from '@pressroom/contract/stores/authorization';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { stores } from '@pressroom/contract/stores/stores';
import { fail } from '../../platform/failure.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import { ask } from './asking.ts';
import { connect } from './connection.ts';
import { askFacts } from './grantFacts.ts';
import { confirmGrant, findGrants, noteGrantProblem } from './grants.queries.ts';
import { findKeys } from './storeKeys.ts';
import { getStore } from './stores.queries.ts';

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
    const told: ConnectionTest[] = [];
    for (const { grant, scope, asked } of results) {
      if ('answer' in asked) {
        await confirmGrant(tx, store.id, scope, asked.answer);
        const { expiresAt, missingScopes } = asked.answer;
        told.push({
          scope,
          connected: true,
          msg: t('stores.connected'),
          expiresAt: expiresAt?.toISOString() ?? null,
          missingScopes: [...missingScopes],
        });
        continue;
      }
      const { problem, refused } = asked;
      if (refused) await noteGrantProblem(tx, store.id, scope, problem);
      const { expiresAt, missingScopes } = grant;
      told.push({ scope, connected: false, msg: t(problem.key, problem.params), expiresAt, missingScopes });
    }
    const connected = Object.fromEntries(told.map(({ scope, connected }) => [scope, connected]));
    audit({ object: 'stores', ids: [store.id], after: { name: store.name, connected } });
    return told;
  });
}
