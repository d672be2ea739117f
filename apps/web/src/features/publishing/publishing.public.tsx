export { useBelowCost } from './acts/useBelowCost.tsx';
