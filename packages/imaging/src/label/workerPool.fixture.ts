import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ act }: { act: 'answer' | 'hang' | 'crash' | 'exit' }) => {
  if (act === 'crash') throw new Error('out of order');
  if (act === 'exit') process.exit(3);
  if (act === 'answer') parentPort?.postMessage('answered', []);
});
