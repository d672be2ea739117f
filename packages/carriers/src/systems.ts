import type { CarrierSystem, SystemKey } from './carrierSystem.ts';
import { CarrierFailure } from './failure.ts';
import type { Connection } from './connection.ts';
import { openPrint17 } from './print17/print17.ts';
import { withDefaults, type ClientContext } from './clientContext.ts';
import { openYwj } from './ywj/ywj.ts';

export interface CarrierParameter {
  name: string;
  /** The channel's field that holds it. */
  slot: `parameter${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;
  secret: boolean;
}

export interface CarrierSystemFacts {
  key: SystemKey;
  name: string;
  parameters: readonly CarrierParameter[];
}

export const carrierSystems = [
  {
    key: '17Print',
    name: '17Print',
    parameters: [
      { name: 'account', slot: 'parameter1', secret: false },
      { name: 'password', slot: 'parameter2', secret: true },
      { name: 'key', slot: 'parameter3', secret: true },
      { name: 'senderAddressId', slot: 'parameter4', secret: false },
    ],
  },
  {
    key: 'YWJ',
    name: 'YWJ',
    parameters: [
      { name: 'account', slot: 'parameter1', secret: false },
      { name: 'token', slot: 'parameter2', secret: true },
    ],
  },
] as const satisfies readonly CarrierSystemFacts[];

export interface CarrierSettings {
  system: SystemKey;
  apiUrl: string;
  /** By the names that `carrierSystems` lists. */
  parameters: Readonly<Record<string, string | undefined>>;
}

type NameOf<Key extends SystemKey> = Extract<
  (typeof carrierSystems)[number],
  { key: Key }
>['parameters'][number]['name'];

const openers: { [Key in SystemKey]: (connection: Connection<NameOf<Key>>) => CarrierSystem } = {
  '17Print': openPrint17,
  YWJ: openYwj,
};

/**
 * Sends nothing.
 * @throws CarrierFailure `auth` when a parameter is missing, `rejected` when apiUrl is no address of a server.
 */
export function openCarrier({ system, apiUrl, parameters }: CarrierSettings, context: ClientContext = {}) {
  const at = below(system, apiUrl);
  const { parameters: needed } = carrierSystems.find(({ key }) => key === system)!;
  const given = Object.fromEntries(
    needed.map(({ name }) => {
      const value = parameters[name]?.trim();
      if (!value) throw new CarrierFailure(system, 'open', 'auth', { code: `${name} missing` });
      return [name, value];
    }),
  );
  const open: (connection: Connection<string>) => CarrierSystem = openers[system];
  return open({ at, parameters: given, context: withDefaults(context) });
}

function below(system: SystemKey, apiUrl: string): (path: string) => URL {
  const base = URL.parse(apiUrl.trim());
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.password)
    throw new CarrierFailure(system, 'open', 'rejected', { code: 'apiUrl' });
  const prefix = base.pathname.replace(/\/+$/, '');
  return (path) => new URL(`${prefix}${path}`, base.origin);
}
