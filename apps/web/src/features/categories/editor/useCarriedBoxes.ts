import { boxesFor, hasRoom, type PictureSize } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { carryBoxes, type CarriedBoxes } from './carriedBoxes.ts';
import { useEffect, useRef, useState } from 'react';
import type { BaseImage } from '../baseImage/baseImage.ts';

/** What became of the positions when another picture was chosen. */
export interface Carried extends CarriedBoxes {
  from: PictureSize;
  to: BaseImage;
}

/** For a form whose picture is being replaced: the positions follow from the last picture that they were on. */
export function useCarriedBoxes(base: BaseImage | undefined) {
  const [carried, tell] = useState<Carried>();
  const last = useRef(base);
  useEffect(() => {
    if (base) last.current = base;
  });

  /** The boxes for this many prints on the new picture; none where it has no room for them. */
  function carryTo(to: BaseImage, count: number, given: readonly PrintBox[]): PrintBox[] | undefined {
    const from = last.current;
    tell(undefined);
    if (!hasRoom(to)) return undefined;
    if (!from || given.length === 0) return boxesFor(count, given, to);
    const moved = carryBoxes(boxesFor(count, given, from), from, to);
    tell({ ...moved, from, to });
    return moved.boxes;
  }
  return { carried, carryTo };
}
