export { CodeSelect } from './CodeSelect.tsx';
export { CodesSelect } from './CodesSelect.tsx';
