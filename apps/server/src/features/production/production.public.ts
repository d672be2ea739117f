export { drawSheet, releaseSheets } from './sheets/drawSheet.ts';
