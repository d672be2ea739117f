import type { Db, Tx } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import type { Logger } from '../logger.ts';
import { StartFailure } from '../process/startFailure.ts';
import type { Settings } from '../settings.ts';
import { keyFileName, readKeyFile } from './keyFile.ts';
import { nameOf, type SecretAddress, seal, type SealingKey, sealingKey, unseal } from './seal.ts';
import { transact } from '../database/transact.ts';

export type Owner = Pick<SecretAddress, 'owner' | 'ownerId'>;

/** Passwords and tokens of outside systems. They are stored encrypted, and decrypted only to call those systems. */
export interface Secrets {
  /** Those not named stay as they are. */
  keep(tx: Tx, owner: Owner, values: Readonly<Record<string, string>>): Promise<void>;
  /** All of them, or those named. */
  forget(tx: Tx, owner: Owner, names?: readonly string[]): Promise<void>;
  /** Which ones there are. */
  names(db: Db, owner: Owner): Promise<string[]>;
  /** The same for several of one kind, by their ids. */
  namesOfEach(db: Db, owner: string, ownerIds: readonly string[]): Promise<Map<string, string[]>>;
  /** For the one who makes the call: never to be answered or logged. */
  reveal(db: Db, owner: Owner): Promise<Record<string, string>>;
  /** The same for several of one kind, by their ids. */
  revealEach(db: Db, owner: string, ownerIds: readonly string[]): Promise<Map<string, Record<string, string>>>;
}

type KeySettings = Pick<Settings, 'dataDir' | 'secretKey' | 'formerSecretKey'>;

/** Seals anew what a former key has sealed. Fails where something is kept that no given key opens. */
export async function openSecrets(db: Db, settings: KeySettings, log: Logger): Promise<Secrets> {
  const current = sealingKey(settings.secretKey ?? (await readKeyFile(settings.dataDir)));
  const keys = new Map([[current.id, current]]);
  if (settings.formerSecretKey) {
    const former = sealingKey(settings.formerSecretKey);
    keys.set(former.id, former);
  }
  await refuseWrongKey(db, keys, current);
  const count = await sealAnew(db, keys, current);
  if (count > 0) log.info({ secrets: count }, 'secrets sealed with the new key');
  return secretsIn(keys, current);
}

/** One secret that is always stored, so that a wrong key is found at the start and not by the first call to an outside system. */
const witness: SecretAddress = { owner: 'secrets', ownerId: '0', name: 'witness' };

async function refuseWrongKey(db: Db, keys: ReadonlyMap<string, SealingKey>, current: SealingKey): Promise<void> {
  const sealed = seal(current, witness, '');
  await db
    .insertInto('secrets')
    .values({ ...witness, keyId: current.id, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const used = await db.selectFrom('secrets').select('keyId').distinct().execute();
  if (used.every(({ keyId }) => keys.has(keyId))) return;
  throw new StartFailure(
    'secretKeyWrong',
    `The stored secrets were sealed with another key: set SECRET_KEY to that key, or SECRET_KEY_PREVIOUS to it and SECRET_KEY to the new one. Where SECRET_KEY was never set, it is the content of ${keyFileName} in the DATA_DIR of that time; processes on one database share one key.`,
  );
}

const batch = 500;

/** Several processes may do this at once: each skips the rows that another has locked. */
async function sealAnew(db: Db, keys: ReadonlyMap<string, SealingKey>, current: SealingKey): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await transact(db, async (tx) => {
      const old = await tx
        .selectFrom('secrets')
        .selectAll()
        .where('keyId', '!=', current.id)
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      await write(
        tx,
        current,
        old.map((row) => ({ ...row, value: opened(keys, row) })),
      );
      return old.length;
    });
    done += count;
    if (count < batch) return done;
  }
}

function secretsIn(keys: ReadonlyMap<string, SealingKey>, current: SealingKey): Secrets {
  const at = (db: Db, { owner, ownerId }: Owner) =>
    db.selectFrom('secrets').where('owner', '=', owner).where('ownerId', '=', ownerId);
  return {
    keep: (tx, { owner, ownerId }, values) =>
      write(
        tx,
        current,
        Object.entries(values).map(([name, value]) => ({ owner, ownerId, name, value })),
      ),
    async forget(tx, { owner, ownerId }, names) {
      const kept = tx.deleteFrom('secrets').where('owner', '=', owner).where('ownerId', '=', ownerId);
      await (names ? kept.where('name', '=', anyOf(names, 'text')) : kept).execute();
    },
    async names(db, owner) {
      const rows = await at(db, owner).select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    },
    async namesOfEach(db, owner, ownerIds) {
      const rows = await db
        .selectFrom('secrets')
        .select(['ownerId', 'name'])
        .where('owner', '=', owner)
        .where('ownerId', '=', anyOf(ownerIds, 'bigint'))
        .orderBy('name')
        .execute();
      const groups = Map.groupBy(rows, ({ ownerId }) => ownerId);
      return new Map([...groups].map(([ownerId, group]) => [ownerId, group.map(({ name }) => name)]));
    },
    async reveal(db, owner) {
      const rows = await at(db, owner).selectAll().execute();
      return Object.fromEntries(rows.map((row) => [row.name, opened(keys, row)]));
    },
    async revealEach(db, owner, ownerIds) {
      const rows = await db
        .selectFrom('secrets')
        .selectAll()
        .where('owner', '=', owner)
        .where('ownerId', '=', anyOf(ownerIds, 'bigint'))
        .execute();
      const groups = Map.groupBy(rows, ({ ownerId }) => ownerId);
      return new Map(
        [...groups].map(([ownerId, group]) => [
          ownerId,
          Object.fromEntries(group.map((row) => [row.name, opened(keys, row)])),
        ]),
      );
    },
  };
}

function opened(keys: ReadonlyMap<string, SealingKey>, row: SecretAddress & { keyId: string; sealed: Buffer }): string {
  const key = keys.get(row.keyId);
  if (!key) throw new Error(`The secret ${nameOf(row)} was sealed with a key that this process does not have`);
  return unseal(key, row, row.sealed);
}

async function write(tx: Tx, key: SealingKey, secrets: readonly (SecretAddress & { value: string })[]): Promise<void> {
  if (secrets.length === 0) return;
  await tx
    .insertInto('secrets')
    .values(
      secrets.map(({ value, owner, ownerId, name }) => ({
        owner,
        ownerId,
        name,
        keyId: key.id,
        sealed: seal(key, { owner, ownerId, name }, value),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'ownerId', 'name'])
        .doUpdateSet((eb) => ({ keyId: eb.ref('excluded.keyId'), sealed: eb.ref('excluded.sealed') })),
    )
    .execute();
}
