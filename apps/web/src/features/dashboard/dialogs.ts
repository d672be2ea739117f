import { lazy } from 'react';

export const FailedTasksDialog = lazy(async () => ({
  default: (await import('./FailedTasksDialog.tsx')).FailedTasksDialog,
}));
