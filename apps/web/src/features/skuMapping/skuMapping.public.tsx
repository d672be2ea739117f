export { ContradictionList } from './ContradictionList.tsx';
