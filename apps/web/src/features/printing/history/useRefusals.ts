import { hasEnded, useTasks } from '../../../client/tasks.ts';
import type { PrintedItem } from '../queue/history.ts';

/** Why a marketplace did not accept the shipment of a parcel after its label was printed; undefined where it has not said so. */
export function useRefusals(): (item: PrintedItem) => string | undefined {
  const tasks = useTasks().filter((task) => task.kind === 'telling' && hasEnded(task));
  return ({ orderNo, at, status }) =>
    status === 1
      ? tasks
          .filter((task) => Date.parse(task.gmtModified) >= Date.parse(at))
          .flatMap((task) => task.problems)
          .find(({ label }) => label === orderNo)?.msg
      : undefined;
}
