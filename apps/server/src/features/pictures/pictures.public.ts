export { addressOf, takePictures } from './pictures.queries.ts';
