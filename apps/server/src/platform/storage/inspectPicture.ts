import { randomUUID } from 'node:crypto';
import { type ImageFacts, type ImageRefusal, ImageRefused, inspectImage } from '@pressroom/imaging';
import { openKeyedLimiter } from '../keyedLimiter.ts';

/** Limits the memory of many uploads at once: a picture of 20 MB may need many times as much while it is decoded. */
const decoders = openKeyedLimiter(2);

/** The facts of an uploaded picture by its bytes, or why it is none. */
export async function inspectPicture(
  source: string | Buffer,
): Promise<{ facts: ImageFacts } | { refusal: ImageRefusal }> {
  const work = typeof source === 'string' ? source : randomUUID();
  try {
    return { facts: await decoders.run(work, () => inspectImage(source)) };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    return { refusal: error.reason };
  }
}
