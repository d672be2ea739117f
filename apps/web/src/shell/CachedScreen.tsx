import { Activity, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router';
import { newFrame } from './newFrame.ts';

/**
 * Keeps a page as it is while another one is shown: its state stays, its effects and calls stop, and its elements leave
 * the document, so that no id exists twice. The page keeps the address at which the user left it, and so never reads
 * another page's filters. The router has no public provider for that, so this uses an internal one.
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
