import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { LabelProvider } from '@pressroom/contract/lastMile/costs';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { contains } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../../platform/database/pageByKey.ts';

export interface Manifest {
  id: string;
  manifestNumber: string;
  provider: LabelProvider;
  channelCode: string;
  channelName: string;
  day: string;
  parcels: number;
  weightGrams: string;
  createUser: string;
  gmtCreate: string;
  undoneAt: string | null;
  undoneBy: string | null;
}

const columns = sql`
  m.id, m.manifest_number, m.provider, m.channel_code, m.channel_name, m.day, m.create_user, m.gmt_create, m.undone_at,
  m.undone_by, held.parcels, held.weight_grams`;
const held = sql`lateral (
  select count(*)::int as parcels, coalesce(sum(p.weight_grams), 0) as weight_grams
  from parcel_labels l join parcels p on p.id = l.parcel_id where l.manifest_id = m.id and l.state <> 'cancelled'
) held`;

export interface ManifestSearch {
  manifestNumber?: string | undefined;
  provider?: LabelProvider | undefined;
  startDay?: string | undefined;
  endDay?: string | undefined;
}

/** Newest first. */
export async function findManifests(
  db: Db,
  { manifestNumber, provider, startDay, endDay }: ManifestSearch,
  page: PageRequest,
): Promise<Page<Manifest>> {
  const conditions: RawBuilder<unknown>[] = [
    sql`true`,
    ...(manifestNumber ? [sql`m.manifest_number ilike ${contains(manifestNumber)}`] : []),
    ...(provider ? [sql`m.provider = ${provider}`] : []),
    ...(startDay ? [sql`m.day >= ${startDay}`] : []),
    ...(endDay ? [sql`m.day <= ${endDay}`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const matching = sql<Manifest>`select ${columns} from manifests m, ${held} where ${where}`;
  const counted = sql`select from manifests m where ${where}`;
  return pageByKey(db, matching, { ...newestFirst, counted }, page);
}

export async function getManifest(db: Db, id: string): Promise<Manifest | undefined> {
  const { rows } = await sql<Manifest>`select ${columns} from manifests m, ${held} where m.id = ${id}`.execute(db);
  return rows[0];
}

/** In this transaction nobody else undoes it. */
export async function lockManifest(tx: Tx, id: string): Promise<Manifest | undefined> {
  await sql`select from manifests where id = ${id} for update`.execute(tx);
  return getManifest(tx, id);
}

interface NewManifest extends Pick<Manifest, 'provider' | 'channelCode' | 'channelName' | 'day' | 'createUser'> {}

/** Its number has the day and its id, and is never given twice. */
export async function insertManifest(tx: Tx, given: NewManifest): Promise<string> {
  const { provider, channelCode, channelName, day, createUser } = given;
  const digits = day.slice(2).replaceAll('-', '');
  const { rows } = await sql<{ id: string }>`
    with numbered as (select nextval(pg_get_serial_sequence('manifests', 'id')) as id)
    insert into manifests (id, manifest_number, provider, channel_code, channel_name, day, create_user)
    overriding system value
    select id, 'MF' || ${digits}::text || '-' || id, ${provider}, ${channelCode}, ${channelName}, ${day}, ${createUser}
    from numbered returning id`.execute(tx);
  return rows[0]!.id;
}

export async function markUndone(tx: Tx, id: string, undoneBy: string): Promise<void> {
  await sql`
    update manifests set undone_at = clock_timestamp(), undone_by = ${undoneBy}, gmt_modified = clock_timestamp()
    where id = ${id}`.execute(tx);
}
