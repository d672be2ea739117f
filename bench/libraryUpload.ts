import { library } from '@pressroom/contract/library/library';
import { send, type Target } from './load.ts';
import type { Pressroom } from './programs/pressroom.ts';

/** One call with these pictures, ready to be sent. */
export async function uploadOf(
  { origin, headers }: Pressroom,
  pictures: readonly { name: string; bytes: Buffer }[],
): Promise<Target> {
  const form = new FormData();
  for (const { name, bytes } of pictures) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const packed = new Response(form);
  const type = packed.headers.get('content-type')!;
  const body = Buffer.from(await packed.arrayBuffer());
  return { url: `${origin}${library.uploadBatch.path}`, headers: { ...headers, 'content-type': type }, body };
}

/** Answers the pictures' addresses; a picture that is refused ends the run. */
export async function upload(call: Target): Promise<string[]> {
  const answer = await send(call);
  const { data } = JSON.parse(answer.toString()) as { data: { success: boolean; fileUrl: string; msg: string }[] };
  const refused = data.find(({ success }) => !success);
  if (refused) throw new Error(`The upload was refused: ${refused.msg}`);
  return data.map(({ fileUrl }) => fileUrl);
}
