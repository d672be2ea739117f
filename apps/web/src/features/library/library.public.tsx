export { PicturePicker } from './picker/PicturePicker.tsx';
export { PicturesPicker } from './picker/PicturesPicker.tsx';
