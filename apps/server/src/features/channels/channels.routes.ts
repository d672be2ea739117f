import { type ChannelDetails, type ChannelForm, channels } from '@pressroom/contract/channels/channels';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { channelSystems, isSlot, type ParameterSlot } from '@pressroom/contract/channels/systems';
import { mayCall } from '../../platform/access/actor.ts';
import { type ReadContext, routes, type WriteContext } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { tryConnection } from './connection.ts';
import { mayUseStored, plainOf, requireSecrets, secretsOf } from './parameters.ts';
import { detailsOf, rowOf, auditView } from './channels.present.ts';
import {
  type ChannelValues,
  findChannels,
  getChannel,
  insertChannel,
  lockChannel,
  markChannel,
  ownerOf,
  updateChannel,
} from './channels.queries.ts';

export const channelsRoutes = routes(channels, {
  async queryAllList({ db, actor, input }) {
    const { rows, total } = await findChannels(db, input);
    const seesPrices = mayCall(actor, channels.details);
    return { rows: rows.map(rowOf).map((row) => (seesPrices ? row : { ...row, defaultMoney: null })), total };
  },

  async details({ app, db, input }) {
    const channel = await getChannel(db, input.id);
    return detailsOf(channel, await app.secrets.names(db, ownerOf(channel.id)));
  },

  getSystemList: async () => channelSystems.map(({ key, name }) => ({ key, value: name })),

  save: (context) => (context.input.id === undefined ? add(context) : change(context, context.input.id)),

  async updateStatus({ tx, input, audit }) {
    const before = await lockChannel(tx, input.id);
    const after = await markChannel(tx, input.id, input.dataStatus);
    audit({ object: 'channels', ids: [input.id], before: auditView(before), after: auditView(after) });
    return null;
  },

  test: testConnection,
});

type SaveContext = WriteContext<typeof channels.save>;

async function add({ app, tx, input, audit }: SaveContext): Promise<ChannelDetails> {
  const typed = secretsOf(input);
  const channel = await insertChannel(tx, valuesOf(input));
  await app.secrets.keep(tx, ownerOf(channel.id), typed);
  audit({ object: 'channels', ids: [channel.id], after: auditView(channel, typed) });
  return detailsOf(channel, Object.keys(typed));
}

async function change({ app: { secrets }, tx, input, audit }: SaveContext, id: string): Promise<ChannelDetails> {
  const owner = ownerOf(id);
  const typed = secretsOf(input);
  const before = await lockChannel(tx, id);
  const stored = await secrets.names(tx, owner);
  const show = () => detailsOf(before, stored);
  await refuseStale(tx, { object: 'channels', record: before, loaded: input.gmtModified, show });
  if (mayUseStored(before, input)) requireSecrets(input, stored, 'validation.required');
  else {
    requireSecrets(input, [], 'channels.secretAgain');
    await secrets.forget(tx, owner);
  }
  await secrets.keep(tx, owner, typed);
  const after = await updateChannel(tx, id, valuesOf(input));
  audit({ object: 'channels', ids: [id], before: auditView(before), after: auditView(after, typed) });
  return detailsOf(after, await secrets.names(tx, owner));
}

/** Runs outside of any transaction, because the other side may be slow. */
async function testConnection(
  context: ReadContext<typeof channels.test>,
): Promise<HandlerOutput<typeof channels.test>> {
  const { app, db, input, log } = context;
  const { id, systemCode: system, apiUrl } = input;
  let stored: Record<string, string> = {};
  if (id !== undefined) {
    const usable = mayUseStored(await getChannel(db, id), input);
    if (usable) stored = await app.secrets.reveal(db, ownerOf(id));
    requireSecrets(input, Object.keys(stored), usable ? 'validation.required' : 'channels.secretAgain');
  }
  const parameters = { ...plainOf(input), ...stored, ...secretsOf(input) };
  const answer = await tryConnection({ system, apiUrl, parameters }, { log });
  if ('trouble' in answer) return { connected: false, msg: { key: answer.trouble } };
  return { connected: true, channels: answer.channels };
}

const decimal = (limit: number | null) => limit?.toString() ?? null;

function valuesOf(form: ChannelForm): ChannelValues {
  const { id: _id, gmtModified: _gmtModified, defaultMoney, ...values } = form;
  const columns = Object.entries(values).filter(([name]) => !isSlot(name));
  return {
    ...(Object.fromEntries(columns) as Omit<typeof values, ParameterSlot>),
    defaultMoney: form.isDefault ? defaultMoney : null,
    maxWeightGrams: decimal(form.maxWeightGrams),
    maxLengthCm: decimal(form.maxLengthCm),
    maxGirthCm: decimal(form.maxGirthCm),
    parameters: plainOf(form),
  };
}
