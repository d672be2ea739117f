import { Activity, use, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router';

/**
 * A page that stays as it is while another one is shown: its state and its part of the document are kept, its effects
 * and its calls end. Meanwhile it goes on seeing the address that it was left at, so that it never takes another
 * page's filters for its own. The router offers no provider for that, hence its inner one.
 */
export function KeptScreen({ active }: { active: boolean }) {
  const live = { outlet: useOutlet(), place: use(LocationContext) };
  const [held, setHeld] = useState<typeof live>();
  if (active && (held?.outlet !== live.outlet || held.place !== live.place)) setHeld(live);
  const shown = active ? live : held;

  const scrolled = useRef(0);
  useLayoutEffect(() => {
    if (!active) return undefined;
    if (window.scrollY !== scrolled.current) window.scrollTo(0, scrolled.current);
    const keep = () => {
      scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [active]);

  return (
    <div hidden={!active}>
      <Activity mode={active ? 'visible' : 'hidden'}>
        {shown && <LocationContext value={shown.place}>{shown.outlet}</LocationContext>}
      </Activity>
    </div>
  );
}
