import { lazyPart } from '../../ui/lazyPart.ts';

export const FailedTasksDialog = lazyPart(async () => (await import('./FailedTasksDialog.tsx')).FailedTasksDialog);
