import { outOfMemoryCode } from './LabelRefused.ts';

/** What the engines of this thread hold, and how much each may. Their memory grows and never shrinks. */
export const wasmMemory = { mostBytes: Infinity, refused: false, heldBytes: () => held };

type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

// Node has this API; its types lack it
declare const WebAssembly: { Memory: { prototype: Memory } };

const pageBytes = 65_536;
const sizes = new WeakMap<Memory, number>();
let held = 0;

const { grow } = WebAssembly.Memory.prototype;
// neither engine lets its memory be limited from outside; both ask for more through this function
WebAssembly.Memory.prototype.grow = function growWithinLimit(this: Memory, pages: number): number {
  const wanted = this.buffer.byteLength + pages * pageBytes;
  if (wanted > wasmMemory.mostBytes) {
    wasmMemory.refused = true;
    throw new RangeError(`A memory of ${wanted} bytes is more than the engine may have`);
  }
  const before = grow.call(this, pages);
  held += wanted - (sizes.get(this) ?? 0);
  sizes.set(this, wanted);
  return before;
};

/** Turns an engine's failure for lack of memory into a refusal; other failures stay as they are. */
export function explained(failure: unknown): unknown {
  if (!wasmMemory.refused) return failure;
  return Object.assign(new Error('The engine was refused memory', { cause: failure }), { code: outOfMemoryCode });
}
