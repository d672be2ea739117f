/** How a part of the tests went. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed ones by name, as far as the runner told them. */
  failures: string[];
}

export function outcome(counts: Partial<Outcome>): Outcome {
  return { passed: 0, failed: 0, skipped: 0, failures: [], ...counts };
}

export function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
    }),
    outcome({}),
  );
}

/** A runner that ended badly without naming a failed test failed all the same, and so did one that ran nothing. */
export function countSilentFailure(exitCode: number, counts: Outcome): Outcome {
  const silentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silentFailure ? { ...counts, failed: 1 } : counts;
}

export function sentence({ passed, failed, skipped }: Omit<Outcome, 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
