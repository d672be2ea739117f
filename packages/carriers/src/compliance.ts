import { afterEach, beforeEach, describe } from 'vitest';
import type { SystemKey } from './carrierSystem.ts';
import { describeAsking } from './compliance/asking.ts';
import { describeCancelling } from './compliance/cancelling.ts';
import { describeCredentials } from './compliance/credentials.ts';
import { describeLabels } from './compliance/labels.ts';
import type { OtherSide } from './compliance/otherSide.ts';
import { describePlacing } from './compliance/placing.ts';
import { type Changes, tryCarrier } from './compliance/trial.ts';

export { type Booked, type BookedParcel, type Fault, type OtherSide, throttleSeconds } from './compliance/otherSide.ts';

export interface Candidate {
  system: SystemKey;
  /** A fresh other side for each test. */
  startFake: () => Promise<OtherSide>;
  /** Whether labels are links that expire, or stand in the answer itself. */
  labelsByLink: boolean;
}

/** What every label system must keep to, whatever its protocol. */
export function describeCarrier({ system, startFake, labelsByLink }: Candidate): void {
  describe(`${system} as a carrier`, () => {
    let other: OtherSide;
    beforeEach(async () => {
      other = await startFake();
    });
    afterEach(() => other.close());

    const scene = (changes?: Changes) => ({ other, ...tryCarrier(system, other, changes) });
    describePlacing(scene);
    describeAsking(scene);
    describeLabels(scene, labelsByLink);
    describeCancelling(scene);
    describeCredentials(scene, system);
  });
}
