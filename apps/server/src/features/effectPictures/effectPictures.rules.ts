import type { Blend } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { effectShape, type EffectShape, effectSizes } from '@pressroom/contract/effectPictures/effectPictures';
import { createHash } from 'node:crypto';

/** Everything that decides how an effect picture looks. */
export interface EffectQuestion {
  baseBlobId: string;
  prints: readonly { blobId: string; box: PrintBox }[];
  blend: Blend;
  width: number;
  height: number;
}

interface Model {
  baseBlobId: string;
  boxes: readonly PrintBox[];
  blend: Blend;
}

/** The prints in the order of their positions on this model; those beyond its positions are left out. */
export function questionOf(
  { baseBlobId, boxes, blend }: Model,
  printBlobIds: readonly (string | null)[],
  shape: EffectShape = effectShape.square,
): EffectQuestion {
  const prints = boxes.flatMap((box, position) => {
    const blobId = printBlobIds[position];
    return blobId ? [{ blobId, box }] : [];
  });
  return { baseBlobId, prints, blend, ...effectSizes[shape] };
}

/** The prints as text, and what tells a question from all others: equal questions give equal texts. */
export function describe({ baseBlobId, prints, blend, width, height }: EffectQuestion): {
  prints: string;
  hash: Buffer;
} {
  const pieces = JSON.stringify(
    prints.map(({ blobId, box }) => ({ blobId, box: { x: box.x, y: box.y, width: box.width, height: box.height } })),
  );
  const hash = createHash('sha256').update(`${baseBlobId} ${pieces} ${blend} ${width} ${height}`).digest();
  return { prints: pieces, hash };
}

export function isSameQuestion(one: EffectQuestion, other: EffectQuestion): boolean {
  return describe(one).hash.equals(describe(other).hash);
}
