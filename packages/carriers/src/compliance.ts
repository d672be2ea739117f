import { afterEach, beforeEach, describe } from 'vitest';
import type { SystemKey } from './carrierSystem.ts';
import { describeAsking } from './compliance/asking.ts';
import { describeCancelling } from './compliance/cancelling.ts';
import { describeCredentials } from './compliance/credentials.ts';
import { describeLabels } from './compliance/labels.ts';
import type { FakeCarrier } from './compliance/fakeCarrier.ts';
import { describePlacing } from './compliance/placing.ts';
import { type Changes, openTestCarrier } from './compliance/setUp.ts';

export {
  type Booked,
  type BookedParcel,
  type Fault,
  type FakeCarrier,
  throttleSeconds,
} from './compliance/fakeCarrier.ts';

export interface Candidate {
  system: SystemKey;
  /** A fresh other side for each test. */
  startFake: () => Promise<FakeCarrier>;
  /** Whether labels are links that expire, or stand in the answer itself. */
  labelsByLink: boolean;
}

/** What every label system must keep to, whatever its protocol. */
export function describeCarrier({ system, startFake, labelsByLink }: Candidate): void {
  describe(`${system} as a carrier`, () => {
    let fake: FakeCarrier;
    beforeEach(async () => {
      fake = await startFake();
    });
    afterEach(() => fake.close());

    const setUp = (changes?: Changes) => ({ fake, ...openTestCarrier(system, fake, changes) });
    describePlacing(setUp);
    describeAsking(setUp);
    describeLabels(setUp, labelsByLink);
    describeCancelling(setUp);
    describeCredentials(setUp, system);
  });
}
