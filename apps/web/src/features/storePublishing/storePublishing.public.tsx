import { lazyPart } from '../../ui/lazyPart.ts';

export { PublishReadiness, usePublishObstacles } from './Readiness.tsx';

/** Loaded when it is first opened. */
export const PublishingSettingsDialog = lazyPart(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);
