import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { handover } from '@pressroom/contract/lastMile/handover';
import type { Message } from '@pressroom/contract/message';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import { fail } from '../../../platform/failure.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { getManifest, insertManifest, lockManifest, type Manifest, markUndone } from './manifests.queries.ts';
import { lockLabels, type LockedLabel, putOn, takeOff } from './parcels.queries.ts';

type Row = HandlerOutput<typeof handover.make>;

/** Puts parcels of one channel on a new manifest, dated today: all of them, or none. */
export async function makeManifest(act: Act, ids: readonly string[]): Promise<Row> {
  const { tx, app, actor } = act;
  const zone = app.settings.displayZone;
  const labels = await lockLabels(tx, ids);
  const found = new Map(labels.map((label) => [label.id, label]));
  const refused = ids.flatMap((id) => {
    const label = found.get(id);
    const problem = objectionTo(label);
    return problem ? [{ id, label: label?.thirdOrderNumber ?? id, reason: problem.key, msg: problem }] : [];
  });
  if (refused.length > 0) fail(409, 'handover.refused', { params: { count: refused.length }, data: refused });
  const [first] = labels;
  if (labels.some((label) => channelKey(label) !== channelKey(first!))) fail(409, 'handover.severalChannels');
  const id = await insertManifest(tx, {
    provider: first!.provider,
    channelCode: first!.channelCode,
    channelName: nameOf(first!),
    day: today(zone),
    createUser: actor.username,
  });
  await putOn(tx, id, ids);
  const manifest = (await getManifest(tx, id))!;
  act.audit({ object: 'manifests', ids: [id], after: factsOf(manifest, labels) });
  return presentManifest(actor, zone)(manifest);
}

/** Its parcels wait again. It stays as a record, since it may have been printed. */
export async function undoManifest(act: Act, id: string): Promise<Row> {
  const { tx, app, actor } = act;
  const present = presentManifest(actor, app.settings.displayZone);
  const manifest = await lockManifest(tx, id);
  if (!manifest) fail(404, 'platform.notFound');
  if (!present(manifest).canUndo) fail(409, 'handover.notUndoable');
  await takeOff(tx, id);
  await markUndone(tx, id, actor.username);
  const after = (await getManifest(tx, id))!;
  act.audit({ object: 'manifests', ids: [id], before: factsOf(manifest), after: factsOf(after) });
  return present(after);
}

export function presentManifest(actor: Actor, zone: string): (manifest: Manifest) => Row {
  const day = today(zone);
  return (manifest) => ({
    ...manifest,
    weightGrams: Number(manifest.weightGrams),
    canUndo:
      manifest.undoneAt === null &&
      manifest.day === day &&
      (actor.holdsEverything || manifest.createUser === actor.username),
  });
}

function objectionTo(label: LockedLabel | undefined): Message | undefined {
  if (!label) return { key: 'handover.parcel.unknown' };
  if (label.manifestNumber !== null)
    return { key: 'handover.parcel.onManifest', params: { number: label.manifestNumber } };
  if (label.state !== 'issued') return { key: 'handover.parcel.notIssued' };
  if (label.isOver) return { key: 'handover.parcel.orderOver' };
  return label.isVoid ? { key: 'handover.parcel.void' } : undefined;
}

const channelKey = ({ provider, channelCode }: LockedLabel) => JSON.stringify([provider, channelCode]);

/** A marketplace takes over all that goes by its logistics. */
export function nameOf({ provider, channelName }: Pick<LockedLabel, 'provider' | 'channelName'>): string {
  return provider === 'shein' || provider === 'temu' ? marketplaceNames[provider] : channelName;
}

/** On the clocks of the zone, such as `2026-11-23`. */
function today(zone: string): string {
  return formatWallTime(wallTimeAt(new Date(), zone)).slice(0, 10);
}

function factsOf({ manifestNumber, channelName, day, parcels, undoneAt }: Manifest, labels?: readonly LockedLabel[]) {
  const orders = labels && { thirdOrderNumbers: labels.map(({ thirdOrderNumber }) => thirdOrderNumber) };
  return { manifestNumber, channelName, day, parcels, undoneAt, ...orders };
}
