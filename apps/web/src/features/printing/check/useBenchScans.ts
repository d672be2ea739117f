import { benchCheck } from '@pressroom/contract/printing/check';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { type CheckedBench, newBenchScans } from './benchScans.ts';

/** The scans of this window at its bench, and what lies there. */
export function useBenchScans(options: Omit<CheckedBench, 'onChange'>) {
  const client = useQueryClient();
  const newest = useRef<CheckedBench>({ ...options, onChange: () => undefined });
  newest.current = {
    ...options,
    // a shipped order has moved, and the stock with it: no list may go on showing what it held before
    onChange: (packed) => void client.invalidateQueries(packed ? {} : { queryKey: [benchCheck.state.path] }),
  };
  const [scans] = useState(() => newBenchScans(() => newest.current));
  const view = useSyncExternalStore(scans.listen, scans.read);
  const state = useRead(benchCheck.state, { bench: options.bench });
  const known = state.data !== undefined;
  const label = state.data?.label ?? null;
  const begun = useRef(false);
  useEffect(() => {
    if (!known || begun.current) return;
    begun.current = true;
    scans.begin(label);
  }, [known, label, scans]);
  return { view, scans, lying: state.data?.orders ?? [], past: state.data?.scans ?? [] };
}
