import { once } from 'node:events';
import { connect } from 'node:net';

/** What came back over a connection of its own, until the other side closed it. */
export async function sendRaw(address: string, text: string | Buffer): Promise<string> {
  const socket = await open(address);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/** Sends that much and leaves: at once, or as soon as the answer begins. */
export async function sendAndLeave(address: string, text: string | Buffer, { when }: { when: 'sent' | 'answered' }) {
  const socket = await open(address);
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  if (when === 'answered') await once(socket, 'data');
  socket.resetAndDestroy();
  if (!socket.closed) await once(socket, 'close');
}

async function open(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
