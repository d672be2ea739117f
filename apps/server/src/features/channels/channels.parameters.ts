import {
  type ChannelParameter,
  type ParameterSlot,
  parametersOf,
  sameServer,
} from '@pressroom/contract/channels/systems';
import type { MessageKey } from '@pressroom/contract/messages';
import { failInput } from '../../platform/failure.ts';

/** What a form says about a system: where it is, and the parameters in their slots. */
export interface Connection extends Readonly<Partial<Record<ParameterSlot, string>>> {
  systemCode: string;
  apiUrl: string;
}

type Named = Readonly<Record<string, string>>;

/** What is no secret, by the names that the system gives it. */
export function plainOf(given: Connection): Named {
  return named(given, ({ secret }) => !secret);
}

/** The secrets that were typed; one left blank is not among them. */
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

/** Kept secrets go to the system and server that they were entered for, and to no other. */
export function mayUseKept(kept: Connection, given: Connection): boolean {
  return kept.systemCode === given.systemCode && sameServer(kept.apiUrl, given.apiUrl);
}

/** Ends in 400 with every secret that is neither typed nor kept. */
export function requireSecrets(given: Connection, kept: readonly string[], key: MessageKey): void {
  const missing = parametersOf(given.systemCode).filter(
    ({ secret, slot, name }) => secret && !given[slot] && !kept.includes(name),
  );
  if (missing.length === 0) return;
  failInput(key, { problems: missing.map(({ slot }) => ({ path: slot, key, params: {} })) });
}
