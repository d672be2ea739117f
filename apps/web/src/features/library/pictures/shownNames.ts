import { library } from '@pressroom/contract/library/library';

/** Reads that show the names of pictures. */
export const shownNames = [library.pictures, library.count, library.folderDetails, library.fileDetails];
