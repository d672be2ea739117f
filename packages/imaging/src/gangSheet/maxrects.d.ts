/** The package names a main file that Node reads as another kind of module than it is, and no types for the right one. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsBin, PACKING_LOGIC } from 'maxrects-packer/dist/index.js';
}
