import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { filterText } from '../fields/filters.ts';
import { ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { libraryFile } from './picture.ts';

export const trashDays = 30;

/** `folderName` is where the picture lay, and lies again when it is put back; empty where that folder is gone. */
export const trashedFile = libraryFile
  .omit({ gmtModified: true, folder: true })
  .extend({ deleteUser: z.string(), deletedAt: momentOut, endsAt: momentOut });
export type TrashedFile = z.output<typeof trashedFile>;

export const trash = {
  trash: endpoint({
    method: 'GET',
    path: '/fileManage/trash',
    summary: 'Deleted pictures, the last deleted first',
    permission: ['/library/index'],
    reads: true,
    input: pageQuery.extend({ name: filterText(200) }),
    output: pageOf(trashedFile),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/fileManage/restore',
    summary: 'Put deleted pictures back; those whose name is taken meanwhile stay where they are',
    permission: ['/library/index'],
    input: z.object({ ids: ids('LibraryFile') }),
    output: z.object({ restored: z.int(), taken: z.array(z.string()) }),
    failures: { ...notFound },
  }),
  purge: endpoint({
    method: 'POST',
    path: '/fileManage/purge',
    summary: 'Delete pictures in the trash for good',
    permission: ['libraryPurge'],
    input: z.object({ ids: ids('LibraryFile') }),
    output: z.null(),
    failures: { ...notFound },
  }),
};
