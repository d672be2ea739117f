export { pictureKey } from './files/names.ts';
export { findPictures, findPicturesByName, type NamedPicture, type Picture } from './files/pictures.ts';
export { emptyTrash } from './trash/jobs.ts';
