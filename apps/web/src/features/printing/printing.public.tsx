export { OrderPrints } from './history/OrderPrints.tsx';
