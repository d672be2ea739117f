export { PicturePicker } from './PicturePicker.tsx';
