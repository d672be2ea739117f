import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBox, handles, moveBox, resizeBox } from './boxEdits.ts';
import { boxesFor, boxProblems, clampBox, fitsInside } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { carryBoxes } from './carriedBoxes.ts';
import { beforeChange, noHistory, redone, undone } from './boxHistory.ts';

const size = fc.record({ width: fc.integer({ min: 20, max: 3000 }), height: fc.integer({ min: 20, max: 3000 }) });
const anywhere = fc.record({
  x: fc.double({ min: -4000, max: 4000, noNaN: true }),
  y: fc.double({ min: -4000, max: 4000, noNaN: true }),
});
const start = fc
  .tuple(size, anywhere, size)
  .map(([picture, at, wanted]) => ({ picture, box: clampBox({ ...at, ...wanted }, picture) }));

describe('what the pointer does to a print position', () => {
  it('never takes it out of the picture, nor below the smallest size', () => {
    fc.assert(
      fc.property(
        start,
        anywhere,
        fc.constantFrom(...handles),
        fc.boolean(),
        ({ picture, box }, by, handle, locked) => {
          expect(fitsInside(moveBox(box, by, picture), picture)).toBe(true);
          expect(fitsInside(resizeBox(box, handle, { by, picture, locked }), picture)).toBe(true);
          expect(fitsInside(drawBox({ x: box.x, y: box.y }, by, picture), picture)).toBe(true);
        },
      ),
    );
  });

  it('moves it without changing its size', () => {
    fc.assert(
      fc.property(start, anywhere, ({ picture, box }, by) => {
        expect(moveBox(box, by, picture)).toMatchObject({ width: box.width, height: box.height });
      }),
    );
  });

  it('leaves the sides opposite the handle where they are', () => {
    fc.assert(
      fc.property(
        start,
        anywhere,
        fc.constantFrom(...handles),
        fc.boolean(),
        ({ picture, box }, by, handle, locked) => {
          const after = resizeBox(box, handle, { by, picture, locked });
          if (handle.includes('w')) expect(after.x + after.width).toBe(box.x + box.width);
          else expect(after.x).toBe(box.x);
          if (handle.includes('n')) expect(after.y + after.height).toBe(box.y + box.height);
          else expect(after.y).toBe(box.y);
        },
      ),
    );
  });

  it('keeps the proportion where it is locked, but for whole pixels', () => {
    fc.assert(
      fc.property(start, anywhere, fc.constantFrom(...handles), ({ picture, box }, by, handle) => {
        const after = resizeBox(box, handle, { by, picture, locked: true });
        const scale = after.width / box.width;
        const off = Math.abs(after.height - box.height * scale);
        expect(off).toBeLessThanOrEqual(1 + box.height / box.width);
      }),
    );
  });

  it('follows the pointer by the pixel', () => {
    const picture = { width: 500, height: 400 };
    const box = { x: 100, y: 100, width: 100, height: 50 };
    expect(moveBox(box, { x: -30, y: 500 }, picture)).toEqual({ ...box, x: 70, y: 350 });
    expect(resizeBox(box, 'nw', { by: { x: -10, y: 20 }, picture, locked: false })).toEqual({
      x: 90,
      y: 120,
      width: 110,
      height: 30,
    });
    expect(resizeBox(box, 'e', { by: { x: 100, y: 0 }, picture, locked: true })).toEqual({
      ...box,
      width: 200,
      height: 100,
    });
    expect(drawBox({ x: 60, y: 0 }, { x: -400, y: 30 }, picture)).toEqual({ x: 0, y: 0, width: 60, height: 30 });
    expect(drawBox({ x: 300, y: 200 }, { x: 250, y: 260 }, picture)).toEqual({ x: 250, y: 200, width: 50, height: 60 });
  });
});

type Act =
  | { kind: 'undo' | 'redo' }
  | { kind: 'count'; count: number }
  | { kind: 'picture'; to: Size }
  | { kind: 'edit'; at: number; first: boolean; edit: (box: PrintBox, picture: Size) => PrintBox };
interface Size {
  width: number;
  height: number;
}

const edit = fc.tuple(anywhere, anywhere, fc.constantFrom(...handles), fc.boolean()).chain(([by, to, handle, locked]) =>
  fc.constantFrom<(box: PrintBox, picture: Size) => PrintBox>(
    (box, picture) => moveBox(box, by, picture),
    (box, picture) => resizeBox(box, handle, { by, picture, locked }),
    (_, picture) => drawBox(by, to, picture),
    // a number typed beside the picture
    (box, picture) => clampBox({ ...box, x: by.x, width: to.x }, picture),
  ),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>({ kind: 'undo' }, { kind: 'redo' }),
  fc.record({ kind: fc.constant('count' as const), count: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('picture' as const), to: size }),
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(1), first: fc.boolean(), edit }),
);

describe('a sequence of edits', () => {
  it('never leaves the picture nor drops under the smallest size, whatever is taken back on the way', () => {
    fc.assert(
      fc.property(size, fc.array(act, { maxLength: 30 }), (first, acts) => {
        let picture = first;
        let boxes: readonly PrintBox[] = boxesFor(1, [], picture);
        let history = noHistory;
        for (const one of acts) {
          if (one.kind === 'edit') {
            const at = one.at % boxes.length;
            history = beforeChange(history, boxes, one.first);
            boxes = boxes.map((box, index) => (index === at ? one.edit(box, picture) : box));
          } else if (one.kind === 'count') {
            boxes = boxesFor(one.count, boxes, picture);
            history = noHistory;
          } else if (one.kind === 'picture') {
            const carried = carryBoxes(boxes, picture, one.to);
            picture = one.to;
            boxes = carried.boxes;
            history = beforeChange(noHistory, carried.unscaled, true);
          } else {
            const step = (one.kind === 'undo' ? undone : redone)(history, boxes);
            ({ history, boxes } = step ?? { history, boxes });
          }
          expect(boxProblems(boxes, boxes.length, picture)).toEqual([]);
        }
      }),
    );
  });

  it('comes back to where it began by undo, and to where it ended by redo', () => {
    fc.assert(
      fc.property(start, fc.array(edit, { minLength: 1, maxLength: 10 }), ({ picture, box }, edits) => {
        let state = { history: noHistory, boxes: [box] as readonly PrintBox[] };
        for (const one of edits) {
          const history = beforeChange(state.history, state.boxes, true);
          state = { history, boxes: state.boxes.map((old) => one(old, picture)) };
        }
        const ended = state.boxes;
        const steps = (step: typeof undone) => {
          for (const _ of edits) state = step(state.history, state.boxes)!;
        };
        steps(undone);
        expect(state.boxes).toEqual([box]);
        steps(redone);
        expect(state.boxes).toEqual(ended);
      }),
    );
  });
});
