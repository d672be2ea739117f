import { library } from '@pressroom/contract/library/library';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { uploadQueue } from './uploadQueue.ts';

/** The uploads, shown live; the lists of pictures follow when a run has ended. */
export function useUploads() {
  const client = useQueryClient();
  const queue = useSyncExternalStore(uploadQueue.watch, uploadQueue.read);

  async function send(folderId: string) {
    await uploadQueue.send(folderId);
    for (const { path } of [library.pictures, library.count, library.folderDetails])
      void client.invalidateQueries({ queryKey: [path] });
  }
  return { ...uploadQueue, ...queue, send };
}
