export { ContradictionList } from './contradictions/ContradictionList.tsx';
