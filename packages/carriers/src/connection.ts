import type { CompleteContext } from './clientContext.ts';

/** What a system's client is made of: checked settings, and parameters of which none is missing. */
export interface Connection<Parameter extends string> {
  /** The address of a path below the channel's apiUrl. */
  at: (path: string) => URL;
  parameters: Record<Parameter, string>;
  context: CompleteContext;
}
