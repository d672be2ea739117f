export { addressOf, judgePictures, takePictures } from './pictures.queries.ts';
