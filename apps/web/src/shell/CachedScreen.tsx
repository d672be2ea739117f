import { Activity, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router';
import { newFrame } from './newFrame.ts';

/**
 * A page that stays as it is while another one is shown: its state is kept, its effects and its calls end, and what it
 * shows is taken out of the document, so that nothing there is twice. Meanwhile it goes on seeing the address that it
 * was left at, and never takes another page's filters for its own. The router offers no provider for that, hence its
 * inner one.
 */
export function CachedScreen({ active }: { active: boolean }) {
  const live = { outlet: useOutlet(), location: use(LocationContext) };
  const [left, setLeft] = useState<typeof live>();
  if (active && (left?.outlet !== live.outlet || left.location !== live.location)) setLeft(live);
  const shown = active ? live : left;

  const [frame] = useState(newFrame);
  return (
    <>
      {/* Before its content, whose effects may measure it. */}
      {active && <div ref={frame.show} />}
      {createPortal(
        <Activity mode={active ? 'visible' : 'hidden'}>
          {shown && <LocationContext value={shown.location}>{shown.outlet}</LocationContext>}
        </Activity>,
        frame.element,
      )}
    </>
  );
}
