import { buildSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';
import { Snapshots } from './snapshots.ts';

const tick = 500;
const saveEvery = 5000;

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { app, core } = await buildSandbox({ seed: settings.SEED, ordersPerStore: settings.ORDERS });
  const snapshots = settings.DATA_DIR === undefined ? undefined : new Snapshots(core, settings.DATA_DIR);
  const continues = snapshots?.restore() ?? false;
  if (settings.SHEIN_CALLBACK_URL !== undefined)
    core.systems.find(({ name }) => name === 'shein')?.webhooks?.configure({ url: settings.SHEIN_CALLBACK_URL });

  const timers = [setInterval(() => core.settle(), tick), setInterval(() => snapshots?.save(), saveEvery)];
  const stop = async () => {
    for (const timer of timers) clearInterval(timer);
    await app.close();
    snapshots?.save();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  process.stdout.write(`Sandbox on ${address} (seed ${settings.SEED}, ${continues ? 'continued' : 'new'})\n`);
}
