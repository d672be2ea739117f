import { lazyPart } from '../../ui/lazyPart.ts';

export { ContradictionList } from './contradictions/ContradictionList.tsx';

// Loaded when they are first opened.
export const MapSkusDialog = lazyPart(async () => (await import('./waiting/MapSkusDialog.tsx')).MapSkusDialog);
export const CorrectMappingsDialog = lazyPart(
  async () => (await import('./form/CorrectMappingsDialog.tsx')).CorrectMappingsDialog,
);
