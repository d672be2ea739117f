import type { Server } from './server.ts';

const mostAtOnce = 5;
const atOnce = 60_000;

/** What becomes of a server that ends by itself. */
interface Revival {
  start(): Promise<Server>;
  /** Is told the last log lines of one that is being started again. */
  onRevive?: (log: string) => void;
  /** Is told the last log lines of one that stays down. */
  onLost?: (log: string) => void;
}

/** A server that is started again where it ends by itself, unless it does so again and again. */
export async function keepAlive({ start, onRevive, onLost }: Revival): Promise<{ stop(): Promise<void> }> {
  const ends: number[] = [];
  const stopping = new AbortController();
  let server = await start();
  let reviving: Promise<void> | undefined;

  function watch(): void {
    void server.lost.then((log) => {
      reviving = revive(log);
    });
  }

  async function revive(log: string): Promise<void> {
    let last = log;
    while (!stopping.signal.aborted) {
      if (!onRevive || endsTooOften()) return onLost?.(last);
      onRevive(last);
      try {
        server = await start();
        return watch();
      } catch (error) {
        last = error instanceof Error ? error.message : String(error);
      }
    }
  }

  function endsTooOften(): boolean {
    ends.push(performance.now());
    const before = ends.at(-mostAtOnce - 1);
    return before !== undefined && performance.now() - before < atOnce;
  }

  watch();
  return {
    async stop() {
      stopping.abort();
      await reviving;
      await server.stop();
    },
  };
}
