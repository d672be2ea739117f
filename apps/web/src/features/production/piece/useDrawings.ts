import type { CallInput } from '@pressroom/contract/endpoint';
import { production } from '@pressroom/contract/production/production';
import { useCommand } from '../../../kit/useCommand.tsx';

/** Fetches a zip of drawings. The server names the file, so the link does not. */
export function useDrawings() {
  const command = useCommand(production.drawings);
  async function fetchDrawings(input: CallInput<typeof production.drawings>) {
    const address = await command.run(input);
    if (!address) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = '';
    link.click();
  }
  return { fetchDrawings, pending: command.pending };
}
