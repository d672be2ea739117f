import { samplePrint, type SamplePrint } from '@pressroom/imaging/sample';

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a sample print once for all tests of this process: to draw it takes as long as a whole test. Nobody changes its bytes. */
export function drawnPrint(print: SamplePrint): Promise<Buffer> {
  const question = JSON.stringify(print);
  const bytes = drawn.get(question) ?? samplePrint(print);
  drawn.set(question, bytes);
  return bytes;
}
