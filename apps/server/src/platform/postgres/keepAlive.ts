import type { Server } from './server.ts';

const mostRestarts = 5;
const restartWindow = 60_000;

/** How a server is started, and who is told when it ends by itself. */
interface Restarts {
  start(): Promise<Server>;
  /** Called with the last log lines before the server is started again. */
  onRestart?: (log: string) => void;
  /** Called with the last log lines when it is not started again. */
  onLost?: (log: string) => void;
}

/** A server that is started again where it ends by itself, unless it does so again and again. */
export async function keepAlive({ start, onRestart, onLost }: Restarts): Promise<{ stop(): Promise<void> }> {
  const endedAt: number[] = [];
  const stopping = new AbortController();
  let server = await start();
  let restarting: Promise<void> | undefined;

  function watch(): void {
    void server.lost.then((log) => {
      restarting = restart(log);
    });
  }

  async function restart(log: string): Promise<void> {
    let last = log;
    while (!stopping.signal.aborted) {
      if (!onRestart || endsTooOften()) return onLost?.(last);
      onRestart(last);
      try {
        server = await start();
        return watch();
      } catch (error) {
        last = error instanceof Error ? error.message : String(error);
      }
    }
  }

  function endsTooOften(): boolean {
    endedAt.push(performance.now());
    const before = endedAt.at(-mostRestarts - 1);
    return before !== undefined && performance.now() - before < restartWindow;
  }

  watch();
  return {
    async stop() {
      stopping.abort();
      await restarting;
      await server.stop();
    },
  };
}
