import { library } from '@pressroom/contract/library/library';
import type { Pressroom } from './programs/pressroom.ts';

/** Sends the pictures in one call and answers their addresses; a picture that is refused ends the run. */
export async function uploadPictures(
  { origin, headers }: Pressroom,
  pictures: readonly { name: string; bytes: Buffer }[],
): Promise<string[]> {
  const form = new FormData();
  for (const { name, bytes } of pictures) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${origin}${library.uploadBatch.path}`, { method: 'POST', headers, body: form });
  const { data } = (await answer.json()) as { data: { success: boolean; fileUrl: string; msg: string }[] };
  const refused = data.find(({ success }) => !success);
  if (answer.status !== 200 || refused) throw new Error(`The upload was refused: ${answer.status} ${refused?.msg}`);
  return data.map(({ fileUrl }) => fileUrl);
}
