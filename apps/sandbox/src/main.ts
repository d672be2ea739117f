import { buildSandbox } from './sandbox.ts';
import { readSettings, type Settings } from './settings.ts';
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
  const { app, printService, core } = await buildSandbox({ seed: settings.SEED, ordersPerStore: settings.ORDERS });
  const snapshots = settings.DATA_DIR === undefined ? undefined : new Snapshots(core, settings.DATA_DIR);
  const continues = snapshots?.restore() ?? false;
  const callbacks = { shein: settings.SHEIN_CALLBACK_URL, temu: settings.TEMU_CALLBACK_URL };
  for (const [system, url] of Object.entries(callbacks))
    if (url !== undefined) core.systems.find(({ name }) => name === system)?.webhooks?.configure({ url });

  const timers = [setInterval(() => core.runDue(), tick), setInterval(() => snapshots?.save(), saveEvery)];
  const stop = async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([app.close(), printService.close()]);
    snapshots?.save();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  // the parent process has ended, perhaps without a signal
  process.once('disconnect', () => void stop());
  // the open channel to the parent must not keep this process alive
  process.channel?.unref();

  try {
    const address = await app.listen({ host: settings.HOST, port: settings.PORT });
    const printAddress = await printService.listen({ host: settings.HOST, port: printServicePort(settings) });
    // whoever has started it beside a program of his own is told where it is
    process.send?.(address);
    process.stdout.write(`Sandbox on ${address} (seed ${settings.SEED}, ${continues ? 'continued' : 'new'})\n`);
    process.stdout.write(`Print service on ${printAddress}\n`);
  } catch (error) {
    // one of the two servers may listen already and would keep the process alive
    await stop();
    throw error;
  }
}

/** 0 asks for any free port. */
function printServicePort({ PORT, POSTEK_PORT }: Settings): number {
  return POSTEK_PORT ?? (PORT === 0 ? 0 : PORT + 1);
}
