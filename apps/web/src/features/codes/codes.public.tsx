export { CodeSelect } from './CodeSelect.tsx';
