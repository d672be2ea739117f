import {
  type ChannelParameter,
  type ParameterSlot,
  parametersOf,
  sameServer,
} from '@pressroom/contract/channels/systems';
import type { MessageKey } from '@pressroom/contract/messages';
import { failInput } from '../../platform/failure.ts';

/** A system as the form has it: its address and its parameters in their slots. */
export interface Connection extends Readonly<Partial<Record<ParameterSlot, string>>> {
  systemCode: string;
  apiUrl: string;
}

type Named = Readonly<Record<string, string>>;

/** The parameters that are no secret, by the system's names for them. */
export function plainOf(given: Connection): Named {
  return named(given, ({ secret }) => !secret);
}

/** The secrets that were typed, without blank ones. */
export function secretsOf(given: Connection): Named {
  return named(given, ({ secret, slot }) => secret && Boolean(given[slot]));
}

function named(given: Connection, wanted: (parameter: ChannelParameter) => boolean): Named {
  return Object.fromEntries(
    parametersOf(given.systemCode)
      .filter(wanted)
      .map(({ name, slot }) => [name, given[slot] ?? '']),
  );
}

/** Stored secrets may be sent only to the system and server that they were entered for. */
export function mayUseStored(stored: Connection, given: Connection): boolean {
  return stored.systemCode === given.systemCode && sameServer(stored.apiUrl, given.apiUrl);
}

/** 400 with every secret that is neither typed nor among the `stored` names. */
export function requireSecrets(given: Connection, stored: readonly string[], key: MessageKey): void {
  const missing = parametersOf(given.systemCode).filter(
    ({ secret, slot, name }) => secret && !given[slot] && !stored.includes(name),
  );
  if (missing.length === 0) return;
  failInput(key, { problems: missing.map(({ slot }) => ({ path: slot, key, params: {} })) });
}
