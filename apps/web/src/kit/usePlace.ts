import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The address bar for a screen's list; memory for a list inside a dialog, which must not change the address. */
export type Place = 'url' | 'memory';

interface Keep {
  params: URLSearchParams;
  keep: (next: URLSearchParams, how?: { replace: boolean }) => void;
}

export function usePlace(place: Place): Keep {
  const [url, setUrl] = useSearchParams();
  const [memory, setMemory] = useState(() => new URLSearchParams());
  return place === 'url' ? { params: url, keep: setUrl } : { params: memory, keep: (next) => setMemory(next) };
}
