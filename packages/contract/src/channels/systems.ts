/** A channel's fields for what its system asks for; each system uses the first few. */
export const parameterSlots = [
  'parameter1',
  'parameter2',
  'parameter3',
  'parameter4',
  'parameter5',
  'parameter6',
  'parameter7',
  'parameter8',
  'parameter9',
  'parameter10',
] as const;
export type ParameterSlot = (typeof parameterSlots)[number];

export function isSlot(field: string): field is ParameterSlot {
  return parameterSlots.some((slot) => slot === field);
}

/** The label systems that a channel may belong to, as the package that speaks with them lists them. */
export const channelSystems = [
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
] as const;

export type SystemCode = (typeof channelSystems)[number]['key'];
export type ChannelParameter = (typeof channelSystems)[number]['parameters'][number];

/** Empty for a system that is unknown or not chosen yet. */
export function parametersOf(systemCode: unknown): readonly ChannelParameter[] {
  return channelSystems.find(({ key }) => key === systemCode)?.parameters ?? [];
}

export function systemName(systemCode: string): string {
  return channelSystems.find(({ key }) => key === systemCode)?.name ?? systemCode;
}

/** Whether both addresses have the same origin: secrets may be sent only to the server that they were entered for. */
export function sameServer(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}
