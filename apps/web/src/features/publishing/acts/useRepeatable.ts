import type { CallInput, Endpoint } from '@pressroom/contract/endpoint';
import { useRef } from 'react';
import type { Command } from '../../../kit/useCommand.tsx';

/** A command on listings that can be given again to some of them with the same values. */
export function useRepeatable<E extends Endpoint>(command: Command<E>) {
  const given = useRef<CallInput<E>>(undefined);
  const attempt: Command<E>['attempt'] = (input, how) => {
    given.current = input;
    return command.attempt(input, how);
  };
  const again = (ids: readonly string[]) => command.attempt({ ...(given.current as object), ids } as CallInput<E>);
  return { command: { ...command, attempt }, again };
}
