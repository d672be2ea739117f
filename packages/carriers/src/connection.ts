import type { CompleteContext } from './clientContext.ts';

/** The input of a system's client: checked settings, and all of its parameters. */
export interface Connection<Parameter extends string> {
  /** The address of a path below the channel's apiUrl. */
  at: (path: string) => URL;
  parameters: Record<Parameter, string>;
  context: CompleteContext;
}
