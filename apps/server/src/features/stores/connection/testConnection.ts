import { type GrantScope, grantScope } from '@pressroom/contract/stores/authorization';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { stores } from '@pressroom/contract/stores/stores';
import { fail } from '../../../platform/failure.ts';
import type { PreparingContext } from '../../../platform/http/context.ts';
import { ask, type Asked } from './ask.ts';
import { connect } from './open.ts';
import { askFacts } from './facts.ts';
import { confirmGrant, findGrants, type GrantFacts, type GrantRecord, noteGrantProblem } from '../grants/queries.ts';
import { findKeys } from '../grants/keys.ts';
import { getStore } from '../record/queries.ts';

type TestAnswer = HandlerOutput<typeof stores.testConnection>[number];

const auditNames = { orders: 'orderConnection', products: 'productConnection' } as const;

/** Tests every authorisation of the store and stores what the marketplace answers about it. */
export async function testConnection({
  app,
  db,
  input,
  write,
}: PreparingContext<typeof stores.testConnection>): Promise<TestAnswer[]> {
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
    const tests = results.map(presentTest);
    const outcomes = Object.fromEntries(tests.map(({ scope, connected }) => [auditNames[scope], connected]));
    audit({ object: 'stores', ids: [store.id], after: { name: store.name, ...outcomes } });
    return tests;
  });
}

interface Result {
  grant: GrantRecord;
  scope: GrantScope;
  asked: Asked<GrantFacts>;
}

/** Where the marketplace has not answered, the facts of the last answer are shown. */
function presentTest({ grant, scope, asked }: Result): TestAnswer {
  if ('problem' in asked) {
    const { expiresAt, missingScopes } = grant;
    return { scope, connected: false, msg: asked.problem, expiresAt, missingScopes };
  }
  const { expiresAt, missingScopes } = asked.answer;
  return {
    scope,
    connected: true,
    msg: { key: 'stores.connected' },
    expiresAt: expiresAt?.toISOString() ?? null,
    missingScopes: [...missingScopes],
  };
}
