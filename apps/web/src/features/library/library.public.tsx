export { PicturePicker } from './picker/PicturePicker.tsx';
