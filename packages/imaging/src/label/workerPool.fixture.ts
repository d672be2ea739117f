import { parentPort } from 'node:worker_threads';

type Job = { act: 'answer' | 'hang' | 'crash' | 'exit' | 'grow' | 'steps' };

let answered = 0;
const held: Uint8Array[] = [];

parentPort?.on('message', ({ act }: Job) => {
  if (act === 'crash') throw new Error('out of order');
  if (act === 'exit') process.exit(3);
  if (act === 'grow') while (held.length < 1000) held.push(new Uint8Array(4 << 20).fill(1));
  if (act === 'steps') for (let step = 0; step < 20; step++) parentPort?.postMessage({ step: true }, []);
  if (act === 'hang' || act === 'steps') return;
  answered += 1;
  parentPort?.postMessage({ reply: `answer ${answered}`, heldBytes: answered * 100 }, []);
});
