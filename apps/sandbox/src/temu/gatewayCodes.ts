import { isOrderZone, type Zone } from './zones.ts';

export interface GatewayCodes {
  typeMissing: number;
  typeUnknown: number;
  typeRetired: number;
  keyMissing: number;
  keyUnknown: number;
  tokenMissing: number;
  tokenUnknown: number;
  tokenLacksScope: number;
  tokenOfOtherKey: number;
  tokenEnded: number;
  timestampMissing: number;
  timestampOld: number;
  timestampInvalid: number;
  dataTypeMissing: number;
  dataTypeInvalid: number;
  signMissing: number;
  signWrong: number;
}

const regional: GatewayCodes = {
  typeMissing: 3_000_002,
  typeUnknown: 3_000_003,
  typeRetired: 3_000_004,
  keyMissing: 3_000_025,
  keyUnknown: 3_000_026,
  tokenMissing: 3_000_030,
  tokenUnknown: 3_000_031,
  tokenLacksScope: 3_000_032,
  tokenOfOtherKey: 3_000_033,
  tokenEnded: 3_000_034,
  timestampMissing: 3_000_010,
  timestampOld: 3_000_012,
  timestampInvalid: 3_000_011,
  dataTypeMissing: 3_000_013,
  dataTypeInvalid: 3_000_014,
  signMissing: 3_000_040,
  signWrong: 3_000_001,
};

/** There is no code for an unknown key: the gateway then calls the signature wrong. */
const chinese: GatewayCodes = {
  typeMissing: 7_000_000,
  typeUnknown: 7_000_016,
  typeRetired: 7_000_016,
  keyMissing: 7_000_002,
  keyUnknown: 7_000_015,
  tokenMissing: 7_000_003,
  tokenUnknown: 7_000_018,
  tokenLacksScope: 7_000_019,
  tokenOfOtherKey: 7_000_006,
  tokenEnded: 7_000_007,
  timestampMissing: 7_000_008,
  timestampOld: 7_000_010,
  timestampInvalid: 7_000_011,
  dataTypeMissing: 7_000_013,
  dataTypeInvalid: 7_000_013,
  signMissing: 7_000_014,
  signWrong: 7_000_015,
};

/** The partner gateway's codes are not published. It shares its keys with the Chinese one, so it has the same codes here. */
export const codesOf = (zone: Zone): GatewayCodes => (isOrderZone(zone) ? regional : chinese);

export const tooMany = 4_000_004;
export const success = 1_000_000;
