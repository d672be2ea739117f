/** How far the uploads are, for whoever shows no more than that. */
export interface UploadStatus {
  running: boolean;
  offline: boolean;
  total: number;
  settled: number;
}

let status: UploadStatus = { running: false, offline: false, total: 0, settled: 0 };
const watchers = new Set<() => void>();

export function publishUploadStatus(next: UploadStatus) {
  status = next;
  for (const watcher of watchers) watcher();
}

export const uploadStatus = {
  read: () => status,
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
