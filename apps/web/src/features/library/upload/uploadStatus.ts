import { newListeners } from '../../../client/listeners.ts';

/** How far the uploads are, for whoever shows no more than that. */
export interface UploadStatus {
  running: boolean;
  offline: boolean;
  total: number;
  settled: number;
}

let status: UploadStatus = { running: false, offline: false, total: 0, settled: 0 };
const changes = newListeners();

export function publishUploadStatus(next: UploadStatus) {
  status = next;
  changes.tell();
}

export const uploadStatus = {
  read: () => status,
  watch: changes.listen,
};
